import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../text/compile-template.ts';
import { allOwn, countSubstance, isSentence } from './substance.ts';

const compiled = compileTemplate(
  {
    title_template: '{{keyword}} in {{city}}.',
    meta_description_template: null,
    hero_title_template: '',
    hero_subtitle_template: '',
    content_sections: [
      {
        id: 'a',
        type: 'text',
        title: 'A title is none.',
        content: {
          title: 'Nor is this',
          content:
            '{We come to {{city}}. {Call|Ring} us.|We drive to {{city}}. Write to us.} {Ready?|Shall we?}',
          steps: [{ title: 'Roots', description: 'Hedges have roots. We {pull|dig} them.' }],
        },
        order: 1,
        service_fields: ['steps'],
      },
      {
        id: 'b',
        type: 'local_facts',
        title: '',
        content: {
          points: [
            'One pickup takes {{fact:place.bulk_limit}}. Piles go out {{fact:place.bulk_set_out}}.',
            '{Paint goes to {{fact:place.hazardous_waste}}|In {{fact:place.county}}, paint goes to {{fact:county.hazardous_waste}}}.',
            'We have done this for {{fact:business.years}}.',
            'Its neighbors, in {{fact:place.county}}, are {{fact:place.nearby}}.',
            'In {{city}}, crews know {{access}}. We work in {{access}}, too.',
          ],
        },
        order: 2,
      },
    ],
  },
  () => 'prose',
);

const gazetteer = new Set(['place.county', 'place.nearby']);
const count = (facts: Readonly<Record<string, string>>, own = {}) =>
  countSubstance(compiled, new Map(Object.entries(facts)), { ...allOwn, everywhere: gazetteer, ...own });

describe('the substance of a page', () => {
  it('the substance of a page tells sentences on the service from those that merely swap a name', () =>
    expect(count({})).toEqual({ service: 2, place: 0, area: 0, business: 0, common: 4 }));

  it('the substance of a page counts a sentence with its fact, by whom the fact is about', () => {
    expect(count({ 'place.bulk_limit': '2 cubic yards', 'business.years': '17 years' })).toMatchObject({
      place: 1,
      business: 1,
    });
    expect(count({ 'place.county': 'Broward County', 'county.hazardous_waste': 'the center' })).toMatchObject(
      {
        place: 0,
        area: 1,
      },
    );
    expect(count({ 'place.hazardous_waste': 'the yard', 'place.bulk_set_out': 'at noon' })).toMatchObject({
      place: 2,
      area: 0,
    });
  });

  it('the substance of a page counts no sentence that has only names and distances, which every place has', () =>
    expect(count({ 'place.county': 'Ada County', 'place.nearby': 'Kuna (6 miles south)' })).toMatchObject({
      place: 0,
      area: 0,
      common: 5,
    }));

  it('the substance of a page counts what the owner’s list says of a place, unless that is a name alone', () => {
    const withAccess = (access: string) => count({}, { values: new Map([['access', access]]) }).place;
    expect(withAccess('the alley behind the mill')).toBe(2);
    expect(withAccess('Old Town')).toBe(1);
  });

  it('the substance of a page counts a fact that is a sentence itself, with the period of the text or without', () => {
    for (const content of ['{{fact:place.finding_1}}.', '{{fact:place.finding_1}}']) {
      const section = { id: 'a', type: 'text', title: '', content: { content }, order: 1 };
      const alone = compileTemplate(
        {
          title_template: '',
          meta_description_template: null,
          hero_title_template: '',
          hero_subtitle_template: '',
          content_sections: [section],
        },
        () => 'prose',
      );
      const placeOf = (fact: string) => countSubstance(alone, new Map([['place.finding_1', fact]])).place;
      expect(placeOf('Homes are old, so we mop dry.')).toBe(1);
      expect(placeOf('old')).toBe(0);
    }
  });

  it('the substance of a page counts no sentence on a service that others have, too', () =>
    expect(count({}, { isShared: (sentence: string) => sentence.includes('roots') })).toMatchObject({
      service: 1,
      common: 5,
    }));
});

describe('a sentence', () => {
  const is = (text: string) => isSentence([{ kind: 'literal', text }]);

  it('a sentence has two words and an end', () => {
    for (const text of ['We haul.', ' 3 of us? ', '(“Call us!”) ', 'É à…\n', 'one\ntwo.'])
      expect([text, is(text)]).toEqual([text, true]);
    for (const text of ['', 'Roots.', 'no end', '1 2 3.', 'a 2.', 'First. then', 'a b. )x', '. a b'])
      expect([text, is(text)]).toEqual([text, false]);
  });

  it('a sentence is told in one reading of the text, however long', () => {
    const towns = 'Boca Raton, Weston '.repeat(20_000);
    expect(is(towns)).toBe(false);
    expect(is(`${towns}".'x`)).toBe(false);
    expect(is(`${towns}.`)).toBe(true);
    expect(is('a'.repeat(200_000))).toBe(false);
  });
});
