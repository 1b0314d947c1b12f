import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import {
  BindingsRenderer,
  ByteWriter,
  compileTemplate,
  type Facts,
  fillPage,
  fillPricedHead,
  type StringTable,
  seedOf,
} from '../../../engine/index.ts';
import {
  type EditorField,
  finishedSection,
  readSections,
  sectionFields,
  sectionTextKind,
  sectionTypes,
} from '../../../sections/schemas.ts';
import { landingPageHtml } from '../../../site/landing-page.tsx';
import { packStore } from '../../business/packs/pack-store.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import { noPageFacts } from '../../business/statements/page-facts.ts';
import type { PageTable } from '../../pages/pages/page-row.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import { writtenBytes } from '../landing-pages/bytes.ts';
import type { LandingContext } from '../landing-pages/landing-context.ts';
import { landingProps } from '../landing-pages/landing-props.ts';
import { type FoundLanding, loadLandingData, pageVariables } from '../landing-pages/load-landing-data.ts';
import { RelatedTown } from '../landing-pages/related-texts.ts';
import { sourceMarks } from '../landing-pages/source-marks.ts';
import { townCard } from '../landing-pages/town-card.ts';
import { CompiledLandingPages } from './compiled-landing-pages.ts';

/* A filled page equals React's output byte for byte, for any template, values and place. */

let program: TestProgram;
let context: LandingContext;
beforeAll(async () => {
  program = await startTestProgram();
  context = program;
});
afterAll(() => program.stop());

const fragments = [
  'We haul',
  ' in ',
  '{{city}}',
  '{{ keyword }}',
  '{{State}}',
  '{a|b}',
  '{|maybe }',
  '{fast|{very |}quick}',
  '\n\n',
  ' ',
  ', ',
  '. ',
  '|',
  '&',
  '<b>',
  '"',
  "'",
  '</script>',
  'ñ ★',
  '\u2028',
  '{{missing}}',
  '{{city}} {',
  '🚚',
  '\uE0003\uE001',
  '%EE%80%80',
  '$&',
  '[',
  'javascript:',
  'href="tel:',
  '{{fact:place.bulk_limit}}',
  '{at {{fact:county.drop_off}}|}',
];
const text = fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map(some => some.join(''));
const ordinary = fc.constantFrom(
  'We do {{keyword}} in {{city}}.',
  '{Call|Ring} us, {{city}}',
  'Plain words',
  '{{keyword}} in {{city}}, {{state}}',
  'We come. One pickup takes {{fact:place.bulk_limit}}. {Call|Ring}.',
);
const words = fc.oneof({ arbitrary: ordinary, weight: 3 }, { arbitrary: text, weight: 1 });
const address = fc.constantFrom(
  '',
  '/contact',
  '/nowhere',
  '/near-1/',
  'near-1',
  '#contact',
  '#quote',
  'tel:+13055550142',
  'mailto:a@b.example',
  'https://example.com/{{city}}',
  'https://www.youtube.com/embed/{{keyword}}',
  '{{city}}',
  '/{{city}}/',
  '/{{keyword}}',
  'javascript:alert(1)',
  '//evil.example',
  'https://www.google.com/maps?q=a&b="c"',
  '/uploads/{a|b}.webp',
  '{/contact|/nowhere}',
);

function fieldValue(field: EditorField): fc.Arbitrary<unknown> {
  const rows = (of: fc.Arbitrary<unknown>) => fc.array(of, { maxLength: 4 });
  switch (field.control) {
    case 'text':
    case 'textarea':
      return words;
    case 'list':
      return rows(words);
    case 'rows':
      return rows(fc.record(Object.fromEntries(field.columns.map(column => [column.name, words]))));
    case 'links':
      return rows(fc.record({ text: words, url: address }));
    case 'url':
    case 'image':
      return address;
    case 'images':
      return rows(address);
    case 'switch':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 1, max: 12 });
    case 'choice':
      return fc.constantFrom(...(field.choices ?? []).map(({ value }) => value));
    default:
      throw new Error(field.control satisfies never);
  }
}

const section = fc.constantFrom(...sectionTypes.map(one => one.type), 'unheard_of').chain(type =>
  fc.record({
    type: fc.constant(type),
    title: words,
    order: fc.integer({ min: 1, max: 5 }),
    content: fc.record(
      Object.fromEntries(sectionFields(type).map(field => [field.name, fieldValue(field)])),
      { requiredKeys: [] },
    ),
  }),
);

const value = fc.constantFrom(
  'Miami',
  'Port St. Lucie',
  "O'Fallon",
  'San José',
  'Hialeah',
  'Jupiter',
  'West Palm Beach',
  'Town',
  '',
  '<Sons> & "X"',
  '{a|b} town',
  '{a|',
  ' spaced ',
  'a\nb',
  '★',
  'javascript:alert(1)',
  '\uE000zQ',
  '[city]',
  '$&',
  'IN',
  'x'.repeat(130),
);
const keyword = fc.oneof(
  value,
  fc.constantFrom(
    'junk removal',
    'mattress removal',
    'hot tub removal',
    'TV & sofa',
    'a/c removal',
    'iPhone',
    'junk removal',
  ),
);
const state = fc.constantFrom('FL', 'FL', 'GA', 'fl', 'Florida', '', 'XX<', 'in');

const page = fc.record({
  values: fc.record({ city: value, state, keyword }),
  slug: fc.stringMatching(/^[a-z]{1,6}(-[a-z0-9]{1,6}){0,3}$/),
  is_noindex: fc.boolean(),
  related: fc.array(fc.record({ title: value, city: value, state }), { maxLength: 6 }),
  resources: fc.array(
    fc.record({
      title: value,
      description: value,
      url: fc.constantFrom(
        'https://en.wikipedia.org/wiki/Miami',
        'http://plain.example',
        'https:///x',
        'javascript:x',
      ),
      category: fc.constantFrom('wikipedia' as const, 'legal' as const, 'government' as const),
    }),
    { maxLength: 3 },
  ),
  resources_pending: fc.boolean(),
  facts: fc.record(
    {
      'place.bulk_limit': value,
      'county.drop_off': fc.constantFrom('5490 Reese Road, Davie', 'x'.repeat(400)),
    },
    { requiredKeys: [] },
  ),
  sources: fc.array(
    fc.record({
      name: value,
      url: fc.constantFrom('https://www.davie-fl.gov/bulk?a=1&b="2"', 'http://plain.example'),
    }),
    { maxLength: 3 },
  ),
  finished_work: fc.constantFrom(
    '',
    '',
    '<div class="inner"><h2>Finished work near ñ ★</h2><p>$&amp; {{city}} &lt;b&gt;</p></div>',
    '<div class="inner">\uD83D\uDE9A</div>',
  ),
});

const template = fc.record({
  title_template: words,
  meta_description_template: words,
  hero_title_template: words,
  hero_subtitle_template: words,
  sections: fc.array(section, { maxLength: 7 }),
  pack: fc.constantFrom('junk-removal', 'junk-removal', 'online-marriage', 'recovery-equipment'),
});

test('filled pages are byte for byte what React renders, for any template and any values', {
  timeout: 600_000,
}, async () => {
  let filled = 0;
  let refused = 0;
  let wholePageFills = 0;
  await fc.assert(
    fc.asyncProperty(template, fc.array(page, { minLength: 3, maxLength: 10 }), async (given, pages) => {
      const version = versionOf(given);
      const templates = new CompiledLandingPages(context, version, version.compiled);
      const pairs: Awaited<ReturnType<typeof bothWays>>[] = [];
      for (const one of pages) {
        const pair = await bothWays(version, templates, one);
        if (pair.filled === null) refused += 1;
        else filled += 1;
        expect(pair.filled ?? pair.rendered).toBePage(pair.rendered);
        pairs.push(pair);
      }
      // A repeated shape is filled from the byte program.
      for (const { again, rendered } of [...pairs, ...pairs]) expect(again() ?? rendered).toBePage(rendered);
      wholePageFills += templates.wholePageFills;
      // And played elsewhere from its record, which names related pages by numbers the second time.
      for (const { played, rendered } of [...pairs, ...pairs])
        expect(played() ?? rendered).toBePage(rendered);
    }),
    { numRuns: Number(process.env.FILL_RUNS ?? 60) },
  );
  expect(filled).toBeGreaterThan(refused * 3);
  expect(wholePageFills * 2).toBeGreaterThan(filled);
});

test('pages of our own template are filled, not rendered', async () => {
  const raw = packStore.own().templates[0];
  const version = versionOf({ ...raw, sections: raw.content_sections, pack: 'junk-removal' });
  const templates = new CompiledLandingPages(context, version, version.compiled);
  const cities = ['Miami', 'Jupiter', 'Hialeah', 'Tampa', 'Port St. Lucie', 'Orlando', 'Naples'];
  for (let n = 0; n < 200; n += 1) {
    const values = {
      city: cities[n % cities.length] ?? '',
      state: 'FL',
      keyword: ['junk removal', 'mattress removal', 'estate cleanout'][n % 3] ?? '',
    };
    const related = cities
      .slice(0, 5)
      .map(city => ({ title: `${values.keyword} in ${city}`, city, state: 'FL' }));
    const pair = await bothWays(version, templates, {
      values,
      slug: `page-${n}`,
      is_noindex: false,
      related,
      resources: [],
      resources_pending: false,
      facts: n % 2 === 0 ? {} : { 'place.bulk_limit': `${n % 5} cubic yards` },
      sources: n % 2 === 0 ? [] : [{ name: 'City', url: `https://city.example/${n}` }],
    });
    expect(pair.filled).toBePage(pair.rendered);
  }
  expect(templates.wholePageFills).toBeGreaterThan(100);
  for (const { type, rendered, made } of templates.counts) {
    expect({ type, rendered }).toEqual({ type, rendered: 0 });
    expect(made).toBeLessThan(40);
  }
});

test('pages of many towns share their shapes, whatever card and map each town has', async () => {
  const counties = new Set(['Miami-Dade County', 'Broward County', 'Palm Beach County', 'Martin County']);
  const towns = readTowns().filter(({ county, state: its }) => its === 'FL' && counties.has(county));
  expect(towns.length).toBeGreaterThan(100);
  const own = packStore.own().templates[0];
  const hero = own?.content_sections.filter(({ type }) => type === 'hero') ?? [];
  for (const sections of [own?.content_sections ?? [], hero]) {
    const version = versionOf({ ...own, sections, pack: 'junk-removal' });
    const templates = new CompiledLandingPages(context, version, version.compiled);
    for (const [at, { city }] of towns.slice(0, 100).entries()) {
      const related = towns
        .slice(at + 1, at + 6)
        .map(other => ({ title: `Sofa removal in ${other.city}`, city: other.city, state: 'FL' }));
      const pair = await bothWays(version, templates, {
        values: { city, state: 'FL', keyword: 'sofa removal' },
        slug: `sofa-removal-${at}`,
        is_noindex: false,
        related,
        resources: [],
        resources_pending: false,
        facts: {},
        sources: [],
      });
      expect(pair.filled).toBePage(pair.rendered);
      expect(pair.rendered.includes('town-neighbors')).toBe(sections === hero);
    }
    expect(templates.wholePageFills).toBeGreaterThan(70);
  }
});

test('links to pages elsewhere stay what they are, however many neighbors a page has', async () => {
  const sections = [{ type: 'external_links', title: 'Elsewhere', order: 1, content: {} }];
  const head = { title_template: 'T', hero_title_template: 'H', hero_subtitle_template: 'S' };
  const version = versionOf({ ...head, sections, pack: 'junk-removal' });
  const templates = new CompiledLandingPages(context, version, version.compiled);
  const neighbor = { title: 'Hauling in Jupiter', city: 'Jupiter', state: 'FL' };
  const link = {
    title: 'Town',
    description: 'Facts',
    url: 'https://town.example/',
    category: 'legal',
  } as const;
  for (const related of [[], [neighbor], [neighbor, neighbor]]) {
    const values = { city: 'Somewhere', state: 'GA', keyword: 'hauling' };
    const rest = {
      slug: 'a',
      is_noindex: false,
      resources: [link],
      resources_pending: false,
      facts: {},
      sources: [{ name: 'City', url: 'https://city.example/' }],
    };
    const pair = await bothWays(version, templates, { values, related, ...rest });
    expect(pair.filled).toBePage(pair.rendered);
  }
});

interface Given {
  readonly title_template: string;
  readonly meta_description_template?: string | null | undefined;
  readonly hero_title_template: string;
  readonly hero_subtitle_template: string;
  readonly sections: readonly unknown[];
  readonly pack: string;
}

function versionOf({ sections, pack, ...head }: Given): CompiledVersion {
  const content_sections = readSections(sections).sections.toSorted((a, b) => a.order - b.order);
  const text = {
    ...head,
    meta_description_template: head.meta_description_template ?? null,
    content_sections,
  };
  const compiled = compileTemplate(text, sectionTextKind);
  return {
    id: 'version',
    templateId: 'template',
    number: 1,
    pack,
    title: text.title_template,
    compiled,
    compiledFor: () => compiled,
    services: [],
    serviceOf: () => null,
    serviceNameOf: () => '',
    takesServices: false,
    sectionCount: content_sections.length,
  };
}

interface Page {
  readonly values: Readonly<Record<string, string>>;
  readonly slug: string;
  readonly is_noindex: boolean;
  readonly related: readonly { title: string; city: string; state: string }[];
  readonly resources: FoundLanding['resources'];
  readonly resources_pending: boolean;
  readonly facts: Readonly<Record<string, string | undefined>>;
  readonly sources: FoundLanding['sources'];
  readonly finished_work?: string;
}

const sameFacts = new Map<string, Facts>();

/** All pages of a place have the same object. */
function factsOf(facts: Page['facts']): Facts {
  const key = JSON.stringify(facts);
  const known =
    sameFacts.get(key) ?? new Map(Object.entries(facts).map(([name, fact]) => [name, fact ?? '']));
  sameFacts.set(key, known);
  return known;
}

/** The page filled, and the page rendered from the same look-ups. */
async function bothWays(version: CompiledVersion, templates: CompiledLandingPages, page: Page) {
  const facts = factsOf(page.facts);
  const text = fillPage(version.compiled, page.values, seedOf(page.slug), [], facts);
  const row = rowOf(page, text);
  const values = templates.prepare(page.values, row.seed, facts);
  const dataRequirements = templates.dataRequirements(values);
  const data = await loadLandingData(context, row, {
    pack: version.pack,
    dataRequirements,
    facts: { known: noPageFacts, names: [], subject: { city: '', state: '', service: '' } },
    priced_head: fillPricedHead(version.compiled, values.page),
    source_marks: sourceMarks(version.compiled, values.page, noPageFacts),
  });
  const related = page.related.map((one, at) => new RelatedTown({ ...one, href: `/near-${at}/` }));
  const found: FoundLanding = {
    ...data,
    related,
    resources: page.resources,
    sources: page.sources,
    source_marks: data.source_marks,
    finished_work: page.finished_work ?? '',
    prices: page.finished_work
      ? { markup: `<p>${page.related.length} &amp; $99</p>`, low: '99', high: String(page.related.length) }
      : data.prices,
    town_card: townCard(data.place.town, data.place, { parts: dataRequirements.card, related }),
    setting: { ...data.setting, resources_pending: page.resources_pending },
  };
  const rendered = landingPageHtml({
    ...landingProps(context, found.setting, pageVariables(context, found), null),
    sections: text.content_sections.map(finishedSection),
    onError: error => {
      throw error;
    },
  });
  const again = () => {
    const out = new ByteWriter({ start: 7, size: 1_000 });
    return templates.fill(found, values, out) ? writtenBytes(out).toString() : null;
  };
  const played = () => {
    const bindings = new ByteWriter({ start: 7, size: 100 });
    const program = templates.encodeBindings(found, values, { texts, out: bindings });
    if (!program) return null;
    const out = new ByteWriter({ start: 7, size: 100 });
    renderer.play(program, writtenBytes(bindings), out);
    return writtenBytes(out).toString();
  };
  return { filled: again(), again, played, rendered };
}

const renderer = new BindingsRenderer();
let lastNumber = 0;
const texts: StringTable = {
  cacheToken: {},
  take: text => {
    lastNumber += 1;
    renderer.take(lastNumber, Buffer.from(text, 'latin1'));
    return lastNumber;
  },
};

function rowOf({ values, slug, is_noindex }: Page, text: ReturnType<typeof fillPage>): PageTable {
  return {
    id: '00000000-0000-7000-8000-000000000000',
    template_id: null,
    template_version_id: 'version',
    generation_batch_id: null,
    slug,
    title: text.title,
    meta_description: text.meta_description,
    hero_title: text.hero_title,
    hero_subtitle: text.hero_subtitle,
    field_values: values,
    seed: seedOf(slug),
    status: 'published',
    is_noindex,
    overrides: null,
    created_at: new Date(0),
    updated_at: new Date(0),
  };
}
