import { type Arbitrary, array, constantFrom, integer, record, sample } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createCustomer, createTemplate } from '../../../../test/factories.ts';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import { caseInputSchema } from '../../../contract/audience/cases.ts';
import { customerChangesSchema } from '../../../contract/audience/customers.ts';
import { giveawayFormSchema } from '../../../contract/audience/giveaway.ts';
import { footerFormSchema } from '../../../contract/audience/lead-forms.ts';
import { reviewInputSchema } from '../../../contract/audience/reviews.ts';
import { statementInputSchema } from '../../../contract/business/statements.ts';
import { redirectInputSchema } from '../../../contract/pages/redirects.ts';
import { savedViewInputSchema } from '../../../contract/pages/saved-views.ts';
import { businessSchema, settingGroups } from '../../../contract/platform/settings.ts';
import { dataSetInputSchema } from '../../../contract/templates/data-sets.ts';
import { templateInputSchema } from '../../../contract/templates/templates.ts';
import { postLimits } from '../../../contract/website/posts.ts';

/* What the program stores at its limits, with any letters, its own import takes; a second export says the same. */

let from: TransferProgram;
let to: TransferProgram;
beforeAll(async () => {
  [from, to] = await Promise.all([startTransferProgram(), startTransferProgram()]);
});
afterAll(() => Promise.all([from.stop(), to.stop()]));

const seed = 20_261_130;
const drawsPerNoun = 4;

const letters = 'k|word |Zúñiga |e\u0301|東京|🙂|👩‍👩‍👧|\u202e|\u200d|\u2028|\ufeff|\ud83d|\uffff'.split('|');
const controls = ['\t', '\n', '\r\n', '\u0001', '\u001f', '\u007f', '\u0085'];
const marks = [
  '"',
  "'",
  '\\',
  '\\u0000',
  '\\x41',
  "'; --",
  '$1',
  ',',
  ';',
  '<b>&amp;',
  '{a',
  '}',
  '{{',
  '|',
  '%',
];
const words = ['=1+1', '00501', 'null', '[x](y)', '/', '_', '*'];
const pieces = [...letters, ...controls, ...marks, ...words];
/** What fields of one line take. */
const linePieces = pieces.filter(piece => !/[{}|\p{Cc}\p{Zl}\p{Cf}\p{Cs}]/u.test(piece));

/** A text of so many UTF-16 units. Its pieces are repeated, so that drawing is fast at any length. */
function textOf(length: number, from: readonly string[]): Arbitrary<string> {
  return array(constantFrom(...from), { minLength: 1, maxLength: 4 }).map(chosen => {
    const piece = chosen.join('');
    return `k${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 1).concat('k');
  });
}

const textAt = (limit: number, from = pieces): Arbitrary<string> =>
  integer({ min: Math.max(2, limit - 1), max: limit }).chain(length => textOf(length, from));

interface JsonSchema {
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
}

/** The longest text that a field of the contract takes: as it says, or as it refuses. */
function limitOf(schema: z.ZodType, name: string): number {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const field = json.properties?.[name];
  const told =
    field?.maxLength ?? field?.items?.maxLength ?? field?.anyOf?.find(one => one.maxLength)?.maxLength;
  if (told !== undefined) return told;
  let [taken, refused] = [1, 200_000];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    const issues = schema.safeParse({ [name]: 'k'.repeat(middle) }).error?.issues ?? [];
    if (issues.some(issue => issue.path[0] === name)) refused = middle;
    else taken = middle;
  }
  return taken;
}

const linesAt = (schema: z.ZodType, ...names: readonly string[]) =>
  record(Object.fromEntries(names.map(name => [name, textAt(limitOf(schema, name), linePieces)])));
const textsAt = (schema: z.ZodType, ...names: readonly string[]) =>
  record(Object.fromEntries(names.map(name => [name, textAt(limitOf(schema, name))])));

type Drawn = Readonly<Record<string, string>>;
interface Noun {
  readonly drawn: Arbitrary<Drawn>;
  /** How a caller saves it. Each has another key, so that none is a repetition. */
  readonly save: (texts: Drawn, index: number) => Promise<Response>;
}

const send = (method: string, path: string, body: unknown) =>
  from.request(method, path, { cookie: from.cookie, body });
/** The text with another beginning, of the same length. */
const numbered = (text: string | undefined, index: number) => `${index}${(text ?? '').slice(1)}`;
const padded = (text: string, length: number) => text.padEnd(length, 'x');

let template = '';
const setSetting = async (group: keyof typeof settingGroups, changes: object): Promise<Response> => {
  const settings = await from.call<Record<string, { revision: number; value: object }>>(
    'GET',
    '/api/settings',
  );
  const { revision = 0, value = {} } = settings[group] ?? {};
  return send('PUT', `/api/settings/${group}`, { revision, value: { ...value, ...changes } });
};

const predicates = ['setting', 'landmark', 'bulk_limit', 'appliances', 'permit'];
const nouns: Readonly<Record<string, Noun>> = {
  templates: {
    drawn: textsAt(
      templateInputSchema,
      'name',
      'title_template',
      'meta_description_template',
      'hero_title_template',
      'hero_subtitle_template',
    ),
    save: texts =>
      send('POST', '/api/templates', {
        ...texts,
        status: 'draft',
        content_sections: [
          { type: 'text', title: texts.name, content: texts.hero_subtitle_template, order: 1 },
          { type: 'hero', title: texts.name, content: { description: texts.title_template }, order: 2 },
        ],
      }),
  },
  pages: {
    drawn: record({ a: textAt(10_000), b: textAt(9_000) }),
    save: ({ a = '', b = '' }, index) =>
      send('POST', '/api/pages', {
        template_id: template,
        url_pattern: 'keyword',
        field_values: { keyword: padded(`${index}`, 200 - (index % 2)), city: 'Miami', state: 'FL', a, b },
      }),
  },
  redirects: {
    drawn: textsAt(redirectInputSchema, 'description'),
    save: ({ description }, index) =>
      send('POST', '/api/redirects', {
        source_path: index % 2 ? padded(`/${index}`, 2_000) : `/é${index}"';%25 ${'ü'.repeat(300)}`,
        destination_path: index % 3 ? padded(`/to-${index}`, 2_000) : '/about',
        description,
      }),
  },
  reviews: {
    drawn: textsAt(reviewInputSchema, 'words', 'author', 'source_name'),
    save: (texts, index) =>
      send('POST', '/api/reviews', {
        ...texts,
        author: numbered(texts.author, index),
        reviewed_on: '2026-03-05',
        rating: 5,
        source_url: padded('https://reviews.example/', 500),
      }),
  },
  statements: {
    drawn: linesAt(statementInputSchema, 'value', 'source_name', 'license'),
    save: (texts, index) =>
      send('POST', '/api/statements', {
        ...texts,
        subject_kind: 'place',
        subject: 'Miami, FL',
        predicate: predicates[index],
        source: padded('https://source.example/', 500),
      }),
  },
  services: {
    drawn: record({ name: textAt(120), summary: textAt(300), keyword: textAt(120), text: textAt(5_000) }),
    save: ({ name, summary, keyword, text }, index) =>
      send('POST', '/api/services', {
        name: numbered(name, index),
        summary,
        keywords: [numbered(keyword, index), `plain ${index}`],
        content: {
          intro: text,
          price: text,
          taken: [summary],
          questions: [{ question: summary, answer: text }],
        },
      }),
  },
  posts: {
    drawn: record({
      title: textAt(postLimits.title),
      description: textAt(postLimits.description),
      author: textAt(postLimits.author),
      body: textAt(postLimits.body),
    }),
    save: (texts, index) =>
      send('POST', '/api/posts', {
        ...texts,
        slug: padded(`${index}`, postLimits.slug),
        status: index % 2 ? 'draft' : 'published',
        publish_anyway: true,
      }),
  },
  'data sets': {
    drawn: record({
      name: textAt(limitOf(dataSetInputSchema, 'name')),
      note: textAt(limitOf(dataSetInputSchema, 'note')),
      value: textAt(10_000),
      keyword: textAt(199),
    }),
    save: ({ name, note, value, keyword }, index) =>
      send('POST', '/api/data-sets', {
        name: numbered(name, index),
        note,
        locations: 'Miami, FL',
        keywords: keyword,
        location_values: [{ city: 'Miami', state: 'FL', field_values: { mayor: value } }],
      }),
  },
  'saved views': {
    drawn: textsAt(savedViewInputSchema, 'name'),
    save: ({ name }, index) =>
      send('POST', '/api/saved-views', { name: numbered(name, index), filter: {}, is_shared: true }),
  },
  cases: {
    drawn: textsAt(caseInputSchema, 'summary', 'customer_words', 'customer_name'),
    save: (texts, index) =>
      send('POST', '/api/cases', {
        ...texts,
        service: 'Garage Cleanout',
        place: 'Jupiter, FL',
        done_on: `2026-03-0${index + 1}`,
        is_another_job: true,
      }),
  },
  leads: {
    drawn: textsAt(footerFormSchema, 'name', 'address', 'city'),
    save: (texts, index) =>
      send('POST', '/api/leads', {
        ...quoteForm(),
        ...texts,
        kind: 'footer',
        service: undefined,
        name: numbered(texts.name, index),
        junk_types: ['furniture'],
        timeline: 'within-a-week',
        additional_details: texts.address?.repeat(9),
      }),
  },
  entries: {
    drawn: textsAt(giveawayFormSchema, 'full_name_1', 'full_name_2'),
    save: (texts, index) =>
      send('POST', '/api/giveaway-entries', {
        ...texts,
        state: 'FL',
        email: `entry${index}@example.com`,
        phone: '(561) 555-0123',
        wedding_date: '2027-07-04',
      }),
  },
  customers: {
    drawn: textsAt(customerChangesSchema, 'company_name'),
    save: async texts => {
      const { profile } = await createCustomer(from);
      return send('PATCH', `/api/customers/${profile.id}`, texts);
    },
  },
  'business settings': {
    drawn: linesAt(businessSchema, 'name', 'slogan', 'emergency'),
    save: texts => setSetting('business', texts),
  },
  testimonials: {
    drawn: record({ initials: textAt(12, linePieces), text: textAt(400, linePieces) }),
    save: texts => setSetting('testimonials', { entries: [{ ...texts, rating: 5, is_sample: false }] }),
  },
};

type Row = Readonly<Record<string, unknown>>;
async function exported(program: TransferProgram): Promise<string> {
  return (await program.export('full_system')).response.text();
}
async function adminOf({ database }: TransferProgram): Promise<string> {
  const { rows } = await database.pool.query(`select user_id from user_roles where role = 'admin'`);
  return String(rows[0]?.user_id);
}
/** Rules of pages that a site no longer has are found again by the import, under other ids. */
const ofRules = ['source_path', 'destination_path', 'redirect_type', 'is_prefix', 'is_active', 'description'];

/** All lists of a file but accounts, which may differ, by table. */
function listsOf(file: string): Record<string, unknown> {
  const lists = JSON.parse(file) as Record<string, Row[]>;
  const rules = (lists.redirects ?? [])
    .map(rule => ofRules.map(name => rule[name]))
    .toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
  const others = Object.fromEntries(
    Object.entries(lists).filter(
      ([name, list]) =>
        Array.isArray(list) && !['accounts', 'redirect_snapshots', 'redirects'].includes(name),
    ),
  );
  return { ...others, rules };
}

test('everything at its limits goes out and comes back the same', async () => {
  const made = await createTemplate(from, {
    title_template: '{{keyword}} {{a}}{{b}}',
    hero_subtitle_template: '{{a}}',
    status: 'published',
  });
  template = made.id;
  await setSetting('giveaway', { is_open: true, title: 'A wedding', closes_on: '' });
  await send('POST', '/api/services', { name: 'Garage Cleanout', keywords: ['garage cleanout'] });
  const stored: Record<string, number> = {};
  const failed: unknown[] = [];
  for (const [noun, { drawn, save }] of Object.entries(nouns)) {
    stored[noun] = 0;
    for (const [index, texts] of sample(drawn, { seed, numRuns: drawsPerNoun }).entries()) {
      const reply = await save(texts, index);
      if (reply.ok) stored[noun] += 1;
      else if (reply.status >= 500) failed.push([noun, reply.status, texts]);
    }
  }
  expect(failed).toEqual([]);
  // A text may be refused for its letters, but not all of a kind.
  expect(Object.entries(stored).filter(([, many]) => many === 0)).toEqual([]);
  const file = await exported(from);
  const checked = await to.check('full_system', file);
  expect([checked.status, checked.error_message]).toEqual(['checked', null]);
  const refused = (checked.import_results?.items ?? []).filter(item => item.verdict === 'refused');
  expect(refused).toEqual([]);
  expect((await to.apply(checked.id)).status).toBe('completed');
  const [ours, theirs] = [await adminOf(from), await adminOf(to)];
  expect(listsOf(await exported(to))).toEqual(listsOf(file.replaceAll(ours, theirs)));
}, 120_000);
