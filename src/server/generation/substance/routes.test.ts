import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, planBatch, waitForBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type BatchSubstance, substanceSentences } from '../../../contract/generation/substance.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await program.call('POST', '/api/services', {
    name: 'Hedges',
    keywords: ['hedge trimming', 'hedge removal'],
    content: {
      questions: [
        { question: 'How high?', answer: 'As high as a ladder goes. {Ask us|Call us} first.' },
        { question: 'How often?', answer: 'Twice a year will do.' },
      ],
    },
  });
  const csv = [
    'subject,predicate,value,source',
    '"place:Davie, FL",bulk_limit,10 cubic yards,owner',
    '"place:Davie, FL",bulk_schedule,once a month,owner',
    '"county:Broward, FL",drop_off,the center,owner',
  ].join('\n');
  await program.call('POST', '/api/statements/import', { csv, apply: true });
});
afterAll(() => program.stop());

const section = (id: string, type: string, content: unknown) => ({ id, type, title: 'T', order: 1, content });

const pageSections = [
  section('f', 'faq', {
    from_service: true,
    faqs: [{ question: 'Q', answer: 'We answer in {{city}}.' }],
  }),
  section('t', 'local_facts', {
    points: [
      {
        title: 'Curb',
        description:
          'A pickup takes {{fact:place.bulk_limit}}. It comes {{fact:place.bulk_schedule}}. The county has {{fact:county.drop_off}}. Nearby are {{fact:place.nearby}}.',
      },
    ],
  }),
];

const read = ({ id }: Batch) => program.call<BatchSubstance>('GET', `/api/batches/${id}/substance`);

let numbered = 0;
async function plan(
  locations: string,
  keywords: string,
  content_sections: object[] = pageSections,
  lists: object = {},
) {
  numbered += 1;
  const { id } = await createTemplate(program, { content_sections });
  const url_pattern = `keyword-city-state-${numbered}`;
  return planBatch(program, { template_id: id, locations, keywords, url_pattern, ...lists });
}
const substanceOf = async (locations: string, keywords: string) => read(await plan(locations, keywords));

test('counts what pages will say of their service and town, and lists those without content', async () => {
  const found = await substanceOf(
    'Davie, FL\nPlantation, FL\nStuart, FL',
    'hedge trimming\nHedge Removals near me\npiano moving',
  );
  expect(found).toMatchObject({
    pages: 9,
    places: 3,
    places_read: 3,
    keywords: 3,
    services: [
      { name: 'Hedges', keywords: 2, sentences: 5 },
      { name: null, keywords: 1, first_keywords: ['piano moving'], sentences: 0 },
    ],
    on_place: { least: 0, median: 0, most: 2 },
    on_area: 1,
    bare_places: 2,
    first_bare: [
      { city: 'Plantation', state: 'FL' },
      { city: 'Stuart', state: 'FL' },
    ],
  });
});

test('the result is also a text', async () => {
  const { summary, gaps } = substanceSentences(await substanceOf('Davie, FL\nOcala, FL', 'piano moving'));
  expect(summary).toBe(
    'A page has no sentences on its service and 0 to 2 on its town alone (median 2). 2 more would fit any page.',
  );
  expect(gaps).toEqual([
    '1 of 1 keyword has no service: piano moving. Pages of such keywords show the template’s own texts.',
    '1 of 2 places has no statement: Ocala, FL. Import or add statements, bring columns for them, or leave these places out.',
  ]);
});

test('a service is not told to be missing where the template takes no texts of services', async () => {
  const { services, ...found } = await read(
    await plan('Davie, FL', 'hedge removal', [section('x', 'text', 'We cut. Call us today.')]),
  );
  expect(services).toEqual([
    { name: 'Hedges', keywords: 1, first_keywords: ['hedge removal'], sentences: 0 },
  ]);
  expect(substanceSentences({ services, ...found }).gaps).toEqual([
    '1 of 1 service has no sentence of its own on these pages: Hedges. Write its texts, and use a template that takes them.',
  ]);
});

test('sentences that other services have too, or that only name things, count nothing', async () => {
  const answer = (name: string) =>
    `We bring what ${name} needs. {Pick a day|Choose a day}, and we come. ${name} in {{city}}, {{state}}.`;
  for (const [name, text] of [
    ['Attic Fans', 'A fan that hums has a worn bearing.'],
    ['Pond Care', 'Green water wants shade and fewer fish.'],
  ] as const)
    await program.call('POST', '/api/services', {
      name,
      keywords: [name.toLowerCase()],
      content: { questions: [{ question: 'Q?', answer: `${answer(name.toLowerCase())} ${text}` }] },
    });
  const { services } = await substanceOf('Davie, FL', 'attic fans\npond care');
  expect(services.map(({ name, sentences }) => [name, sentences])).toEqual([
    ['Attic Fans', 1],
    ['Pond Care', 1],
  ]);
});

test('what the list says of each place counts as the place’s own; a value that all have does not', async () => {
  const texts = [
    section(
      'x',
      'text',
      'In {{city}}, crews know {{access}}. We work in {{quarter}}. Parking costs {{fee}} here all day.',
    ),
  ];
  const value = (city: string, access: string) => ({
    city,
    state: 'FL',
    field_values: { access, quarter: `${city} Heights`, fee: 'two dollars' },
  });
  const location_values = [
    value('Davie', 'the gate at the mill'),
    value('Ocala', 'a lane too low for trucks'),
  ];
  const lists = { location_values, field_values: { access: '', quarter: '', fee: '' } };
  const found = await read(await plan('Davie, FL\nOcala, FL\nTampa, FL', 'x', texts, lists));
  expect(found).toMatchObject({
    on_place: { least: 0, median: 1, most: 1 },
    bare_places: 1,
    first_bare: [{ city: 'Tampa' }],
  });
});

test('a deleted batch, or one of a deleted template, is reported as such', async () => {
  const missing = await program.request(
    'GET',
    '/api/batches/019aa000-0000-7000-8000-000000000000/substance',
    {
      cookie: program.cookie,
    },
  );
  expect(missing.status).toBe(404);
});

describe('approval', () => {
  async function set(change: Partial<SettingsReply['substance']['value']>): Promise<void> {
    const { substance } = await program.call<SettingsReply>('GET', '/api/settings');
    const value = { is_on: true, place_sentences: 2, service_sentences: 4, ...change };
    await program.call('PUT', '/api/settings/substance', { ...substance, value });
  }
  beforeEach(() => set({}));
  afterAll(() => set({ is_on: false }));

  const places = 'Davie, FL\nOcala, FL\nMacon, GA';
  const keywords = 'hedge trimming\npiano moving';
  const approve = async ({ id }: Batch, body: object = {}) => {
    const reply = await program.request('POST', `/api/batches/${id}/approve`, {
      cookie: program.cookie,
      body,
    });
    return reply.ok
      ? 'approved'
      : ((await reply.json()) as { error: { reason: string; message: string } }).error;
  };
  async function pagesOf(batch: Batch) {
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    await waitForBatch(program, batch.id, one => one.status === 'completed');
    const { rows } = await program.database.pool.query<{ page: string; is_noindex: boolean }>(
      `select (field_values ->> 'city') || ' ' || (field_values ->> 'keyword') as page, is_noindex
       from generated_landing_pages where generation_batch_id = $1 order by 1`,
      [batch.id],
    );
    return rows.map(row => [row.page, row.is_noindex]);
  }

  test('counts what follows from figures of a town for the service of each page', async () => {
    const sections = [
      ...pageSections,
      section('l', 'local_facts', {
        points: [{ title: 'Here', description: '{{fact:place.finding_1}}\n{{fact:place.finding_2}}' }],
      }),
    ];
    const found = await read(await plan(places, keywords, sections));
    expect(found.verdict_text).toBe(
      '3 of 6 pages have too little to say: 3 pages of 1 keyword without a service (piano moving). 2 of them lack sentences on the town, too.',
    );
    expect(found.on_place).toEqual({ least: 2, median: 2, most: 4 });
  });

  test('is refused where pages have too little to say, with what would help', async () => {
    const batch = await plan(places, keywords);
    expect(await read(batch)).toMatchObject({
      verdict: 'thin',
      verdict_text:
        '5 of 6 pages have too little to say: 3 pages of 1 keyword without a service (piano moving); 2 pages of 2 towns with fewer than 2 sentences on the town (Ocala, FL; Macon, GA). 2 pages lack both.',
      pages_thin: 5,
      decision: null,
    });
    expect(await approve(batch)).toMatchObject({
      reason: 'thin',
      message: expect.stringMatching(
        /^5 of 6 pages .* Import or write statements, bring columns of your own, .* overrule with a reason/,
      ),
    });
    const { not_ready } = await program.call<{ not_ready: { reason: string }[] }>(
      'POST',
      '/api/batches/bulk/preview',
      { ids: [batch.id] },
    );
    expect(not_ready[0]?.reason).toContain('too little to say');
  });

  test('leaves those pages out: the plan says why, and the others are made', async () => {
    const batch = await plan(places, keywords);
    expect(await approve(batch, { leave_out: true })).toBe('approved');
    expect(await pagesOf(batch)).toEqual([['Davie hedge trimming', false]]);
    const { items } = await program.call<{ items: { error_message: string }[] }>(
      'GET',
      `/api/batches/${batch.id}/plans?status=skipped`,
    );
    expect(new Set(items.map(one => one.error_message))).toEqual(
      new Set(['Left out: too little to say of its place or service']),
    );
    expect((await read(batch)).decision).toBe('leave-out');
    const nothing = await plan('Ocala, FL', keywords);
    expect(await approve(nothing, { leave_out: true })).toMatchObject({ reason: 'all-thin' });
  });

  test('counts on each page the facts that belong to its service', async () => {
    await set({ service_sentences: 1 });
    for (const [name, answer] of [
      ['Garage Cleanouts', 'From wall to wall, one corner at a time.'],
      ['Office Cleanouts', 'Desks come apart, and cables are rolled up.'],
    ] as const) {
      const questions = [{ question: 'How do you work?', answer }];
      await program.call('POST', '/api/services', { name, keywords: [name], content: { questions } });
    }
    const batch = await plan('Davie, FL', 'garage cleanouts\noffice cleanouts');
    expect(await read(batch)).toMatchObject({
      verdict: 'thin',
      pages_thin: 1,
      verdict_text: expect.stringMatching(
        /^1 of 2 pages has too little to say: 1 page of 1 town with fewer than 2/,
      ),
    });
    expect(await approve(batch, { leave_out: true })).toBe('approved');
    expect(await pagesOf(batch)).toEqual([['Davie garage cleanouts', false]]);
  });

  test('for a reason makes them as noindex, and stores the reason with its author', async () => {
    const batch = await plan('Davie, FL\nOcala, FL', 'hedge trimming');
    expect(await approve(batch, { overrule: { reason: 'Statements follow in May.' } })).toBe('approved');
    expect(await pagesOf(batch)).toEqual([
      ['Davie hedge trimming', false],
      ['Ocala hedge trimming', true],
    ]);
    expect(await read(batch)).toMatchObject({
      decision: 'noindex',
      overrule: { reason: 'Statements follow in May.', overruled_by: 'admin@example.com' },
    });
  });

  test('counts what statements fill, not what the gazetteer knows of every town', async () => {
    const batch = await plan('Ocala, FL\nMacon, GA', 'hedge trimming');
    expect(await read(batch)).toMatchObject({ verdict: 'thin', on_place: { least: 0 } });
    await program.call('POST', '/api/statements/import', {
      csv: [
        'subject,predicate,value,source',
        ...['"place:Ocala, FL"', '"place:Macon, GA"'].flatMap(place => [
          `${place},bulk_limit,9 cubic yards,owner`,
          `${place},bulk_schedule,once a week,owner`,
        ]),
      ].join('\n'),
      apply: true,
    });
    expect(await read(batch)).toMatchObject({ verdict: 'passes', pages_thin: 0 });
    expect(await approve(batch)).toBe('approved');
  });

  test('of a template without services checks only its places, and says what it lacks', async () => {
    const own = [section('x', 'text', 'We tune pianos. Call us today.')];
    const found = await read(await plan('Davie, FL\nOcala, FL', 'piano tuning', own));
    expect(found.verdict_text).toBe(
      '2 of 2 pages have too little to say: 2 pages of 2 towns with fewer than 2 sentences on the town (Davie, FL; Ocala, FL). The template has no sentence with a fact of its place or a column of your list: add the section “About the town”.',
    );
    const shipped = await program.call<{ id: string }>('POST', '/api/templates/presets/official-lp');
    const wedding = await planBatch(program, {
      template_id: shipped.id,
      locations: 'Davie, FL\nOcala, FL',
      keywords: 'online marriage',
    });
    expect(await read(wedding)).toMatchObject({ verdict: 'passes' });
  });

  test('asks about a batch of one page, and about none if the check is off', async () => {
    const batch = await plan('Tampa, FL', 'hedge trimming');
    expect(await approve(batch)).toMatchObject({ reason: 'thin' });
    await set({ is_on: false });
    expect(await read(batch)).toMatchObject({ verdict: 'off' });
    expect(await approve(batch)).toBe('approved');
  });
});
