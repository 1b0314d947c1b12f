import { describe, expect, it } from 'vitest';
import { compileTemplate } from './compile-template.ts';
import { compileText, fillField } from './compile-text.ts';
import { fillHead, fillPage, fillPricedHead } from './fill-page.ts';

function filled(text: string, facts: Readonly<Record<string, string>>, seed = 1): string {
  const { field, preparePage } = compileText(text, { kind: 'prose', key: 'x' });
  return fillField(field, preparePage({ city: 'Davie' }, seed, new Map(Object.entries(facts))));
}

const limit = { 'place.bulk_limit': 'up to 2 cubic yards, about a washer and a dryer' };

describe('a fact in a text', () => {
  it('a fact in a text is in its sentence as it was written', () => {
    expect(filled('In {{city}} one pickup takes {{fact:place.bulk_limit}}.', limit)).toBe(
      'In Davie one pickup takes up to 2 cubic yards, about a washer and a dryer.',
    );
    expect(filled('{{ fact:Place.Bulk_Limit }} is the most.', limit)).toBe(
      'Up to 2 cubic yards, about a washer and a dryer is the most.',
    );
  });

  it('shares its period with the sentence', () => {
    expect(filled('Out by {{fact:place.bulk_set_out}}. Call.', { 'place.bulk_set_out': '7 a.m.' })).toBe(
      'Out by 7 a.m. Call.',
    );
  });

  it('a missing fact takes its sentence along', () => {
    const text = 'Piles wait. In {{city}} a pickup takes {{fact:place.bulk_limit}}. Call us.';
    expect(filled(text, {})).toBe('Piles wait. Call us.');
    expect(filled('A pickup takes {{fact:place.bulk_limit}}!  Then call.', {})).toBe('Then call.');
    expect(filled('Call first. A pickup takes {{fact:place.bulk_limit}}.', {})).toBe('Call first.');
    expect(filled('A pickup takes {{fact:place.bulk_limit}}.', {})).toBe('');
    expect(filled('First line\nOnly {{fact:place.bulk_limit}}\nLast line', {})).toBe('First line\nLast line');
  });

  it('a fact in a text knows a sentence from an abbreviation, and where a group ends one', () => {
    expect(filled('At St. James St. they take {{fact:place.bulk_limit}}. Done.', {})).toBe('Done.');
    expect(filled('{Ready?|Ready.} They take {{fact:place.bulk_limit}}. Done.', {}, 3)).toMatch(
      /^Ready[?.] Done\.$/,
    );
    expect(filled('It is “enough.” They take {{fact:place.bulk_limit}}. Done.', {})).toBe(
      'It is “enough.” Done.',
    );
  });

  it('a fact in a text never chooses an option that needs a missing fact', () => {
    const text = 'We haul {more than {{fact:place.bulk_limit}}|a full load}. Call.';
    for (let seed = 0; seed < 20; seed += 1)
      expect(filled(text, {}, seed)).toBe('We haul a full load. Call.');
    expect(new Set(Array.from({ length: 20 }, (_, seed) => filled(text, limit, seed))).size).toBe(2);
    const always = 'We haul {more than {{fact:place.bulk_limit}}|over {{fact:place.bulk_limit}}}. Call.';
    expect(filled(always, {})).toBe('Call.');
  });

  it('a fact in a text is the town’s own where the county or the state has one too', () => {
    const text =
      'Call. After a storm, {{{fact:place.storm_piles}}|in {{fact:place.county}}, {{fact:county.storm_piles}}|{{fact:state.storm_piles}}}. {Ask|Write} {{{fact:business.hours}}|us|{{fact:county.dumping_report}}}.';
    const all = {
      'place.county': 'Broward',
      'place.storm_piles': 'cut it short',
      'county.storm_piles': 'make two piles',
      'state.storm_piles': 'wait',
      'business.hours': 'daily',
      'county.dumping_report': '311',
    };
    const readings = (facts: Partial<typeof all>) =>
      new Set(Array.from({ length: 40 }, (_, seed) => filled(text, facts, seed).split('. ')[1]));
    const { 'place.storm_piles': own, ...shared } = all;
    const { 'county.storm_piles': county, ...distant } = shared;
    expect(readings(all)).toEqual(new Set([`After a storm, ${own}`]));
    expect(readings(shared)).toEqual(new Set([`After a storm, in Broward, ${county}`]));
    expect(readings(distant)).toEqual(new Set(['After a storm, wait']));
    const asked = new Set(Array.from({ length: 80 }, (_, seed) => filled(text, all, seed).split('. ')[2]));
    expect(asked).toEqual(
      new Set(['Ask', 'Write'].flatMap(verb => ['daily.', 'us.', '311.'].map(whom => `${verb} ${whom}`))),
    );
  });

  it('a fact in a text leaves the choices of the other sentences as they are', () => {
    const text =
      '{One|Two|Three|Four} come. It takes {{fact:place.bulk_limit}} {a|b|c}. {Call|Ring|Write|Ask}.';
    for (let seed = 0; seed < 30; seed += 1) {
      const [first, , last] = filled(text, { 'place.bulk_limit': 'it' }, seed).split('. ');
      expect(filled(text, {}, seed)).toBe(`${first}. ${last}`);
    }
  });

  it('a fact in a text is found by its subject, and an unnamed subject is a problem', () => {
    const { issues } = compileText('{{fact:drop_off}}', { kind: 'prose', key: 'x' });
    expect(issues[0]?.message).toContain('A fact names its subject');
  });

  it('a fact in a text does not belong into a text that is stored with the page', () => {
    const { issues, facts, names } = compileTemplate(
      {
        title_template: '{{city}} takes {{fact:place.bulk_limit}}',
        meta_description_template: null,
        hero_title_template: '',
        hero_subtitle_template: '',
        content_sections: [
          { id: 's', type: 'text', title: '', content: { text: '{{fact:county.drop_off}}' }, order: 1 },
        ],
      },
      () => 'prose',
    );
    expect(issues.map(({ code }) => code)).toEqual(['fact-in-head']);
    expect(facts.map(({ name }) => name)).toEqual(['place.bulk_limit', 'county.drop_off']);
    expect(names).toEqual(['city']);
  });
});

describe('the price of a service', () => {
  const priced = compileTemplate(
    {
      title_template: '{{city}} | {From {{fact:service.price_from}}|Free quote|Call first}',
      meta_description_template: 'We come. It costs {{fact:service.price_range}}.',
      hero_title_template: '{{city}}',
      hero_subtitle_template: 'Today.',
      content_sections: [],
    },
    () => 'prose',
  );
  const values = { city: 'Davie' };
  const facts = new Map([
    ['service.price_from', '$99'],
    ['service.price_range', '$99 to $649'],
  ]);

  it('belongs into a head: pages show it, and what is stored has the same texts without it', () => {
    expect(priced.issues).toEqual([]);
    expect(fillPage(priced, values, 1, [], facts)).toMatchObject({
      ...fillHead(priced, values, 1),
      meta_description: 'We come.',
    });
    expect(fillPricedHead(priced, priced.preparePage(values, 1, facts))).toEqual({
      title: 'Davie | From $99',
      meta_description: 'We come. It costs $99 to $649.',
    });
  });

  it('has priority where an option names it', () => {
    const titles = Array.from({ length: 20 }, (_, seed) =>
      Reflect.get(fillPricedHead(priced, priced.preparePage(values, seed, facts)), 'title'),
    );
    expect(new Set(titles)).toEqual(new Set(['Davie | From $99']));
  });

  it('leaves a head without it as it is stored', () => {
    expect(fillPricedHead(priced, priced.preparePage(values, 1))).toEqual({
      title: fillHead(priced, values, 1).title,
      meta_description: 'We come.',
    });
  });
});

describe('a row of texts', () => {
  const question = 'How much do they take in {{city}}?';
  const rows = [
    { question, answer: 'One pickup takes {{fact:place.bulk_limit}}.' },
    { question: 'And else?', answer: 'Else we come. One pickup takes {{fact:place.bulk_limit}}.' },
    { question: 'A title alone', answer: '' },
  ];
  const compiled = compileTemplate(
    {
      title_template: '',
      meta_description_template: null,
      hero_title_template: '',
      hero_subtitle_template: '',
      content_sections: [{ id: 'a', type: 'faq', title: '', content: { rows }, order: 1 }],
    },
    () => 'prose',
  );
  const rowsOf = (facts: Readonly<Record<string, string>>) =>
    fillPage(compiled, { city: 'Davie' }, 1, [], new Map(Object.entries(facts))).content_sections[0]?.content;

  it('a row of texts goes as a whole where one of its texts needs a missing fact', () => {
    expect(rowsOf({})).toEqual({
      rows: [
        { question: '', answer: '' },
        { question: 'And else?', answer: 'Else we come.' },
        { question: 'A title alone', answer: '' },
      ],
    });
    expect(rowsOf({ 'place.bulk_limit': 'a sofa' })).toMatchObject({
      rows: [{ question: 'How much do they take in Davie?', answer: 'One pickup takes a sofa.' }, {}, {}],
    });
  });
});
