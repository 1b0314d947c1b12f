import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Fact, Statement } from '../../../contract/business/statements.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchChecks } from '../../../contract/generation/checks.ts';
import type { LocalQuestionList } from '../../../contract/generation/local-questions.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  for (const name of ['Garage Cleanouts', 'Junk Removal'])
    await program.call('POST', '/api/services', { name, keywords: [name.toLowerCase()], content: {} });
  const { substance } = await program.call<SettingsReply>('GET', '/api/settings');
  const value = { is_on: true, place_sentences: 2, service_sentences: 0 };
  await program.call('PUT', '/api/settings/substance', { ...substance, value });
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.pool.query('delete from statements');
  await program.database.pool.query('delete from skipped_questions');
  await program.call('POST', '/api/statements/import', {
    csv: 'subject,predicate,value,source\nbusiness:,years,over 5 years,owner',
    apply: true,
  });
});

const texts = {
  points: [
    {
      title: 'Here',
      description:
        'Homes here are {{fact:place.housing}}. Crews plan for {{fact:place.access}}. It is known for {{fact:place.landmark}}. Desks: {{fact:place.business_collector}}.',
    },
  ],
};

const ofService = { from_service: true, faqs: [{ question: 'Q', answer: 'We answer.' }] };

let numbered = 0;
async function plan(locations: string, keywords = 'garage cleanouts\njunk removal'): Promise<Batch> {
  numbered += 1;
  const content_sections = [
    { id: 'f', type: 'faq', title: 'F', order: 1, content: ofService },
    { id: 't', type: 'local_facts', title: 'T', order: 2, content: texts },
  ];
  const { id } = await createTemplate(program, { content_sections });
  return planBatch(program, {
    template_id: id,
    locations,
    keywords,
    url_pattern: `keyword-city-state-${numbered}`,
  });
}

const list = (query: Record<string, string>) =>
  program.call<LocalQuestionList>('GET', `/api/local-questions?${new URLSearchParams(query)}`);
const send = (id: string, body: object) =>
  program.request('POST', `/api/local-questions/${encodeURIComponent(id)}`, { body, cookie: program.cookie });
const answer = (id: string, body: object) =>
  program.call<{ statements: Statement[]; skipped: number }>(
    'POST',
    `/api/local-questions/${encodeURIComponent(id)}`,
    body,
  );
async function refusalOf(text: string, body: object = {}, id = 'kyle|TX.access') {
  const reply = await send(id, { answer: text, ...body });
  if (reply.ok) return 'saved';
  const { error } = (await reply.json()) as { error: { message: string; reason: string } };
  return `${error.reason}: ${error.message}`;
}

test('a batch’s towns are asked what its pages would gain by, what it needs to pass first', async () => {
  const batch = await plan('Kyle, TX\nBuda, TX');
  const found = await list({ batch: batch.id });
  expect(found).toMatchObject({ total: 6, open: 6, answered: 0, skipped: 0, needed: 4, is_partial: false });
  expect(found.items[0]).toMatchObject({
    id: expect.stringMatching(/^(?:kyle|buda)\|TX\.\w+$/),
    question: expect.stringMatching(/Kyle|Buda/),
    frame: expect.stringContaining('___'),
    sentences: 1,
    pages: 2,
    is_needed: true,
    is_skipped: false,
  });
  expect(found.items.map(({ is_needed }) => is_needed)).toEqual([true, true, true, true, false, false]);
  expect(found.items.map(({ predicate }) => predicate)).not.toContain('business_collector');
  expect(found.towns).toEqual([
    expect.objectContaining({ city: 'Buda', county: 'Hays', pages: 2, sentences: 0, lacks: 2, open: 3 }),
    expect.objectContaining({ city: 'Kyle', lacks: 2 }),
  ]);
  expect(found.advice).toBe(
    '2 towns lack 2 sentences each: answer 4 questions (about 3 minutes), or leave out 4 pages of 2 towns.',
  );
});

test('the blocker of a thin batch says what would pass, and answers let it pass', async () => {
  const batch = await plan('Kyle, TX\nBuda, TX');
  const checks = () => program.call<BatchChecks>('GET', `/api/batches/${batch.id}/checks`);
  const thin = (await checks()).blockers.find(({ kind }) => kind === 'thin');
  expect(thin).toMatchObject({
    detail: expect.stringContaining('answer 4 questions (about 3 minutes)'),
    help: ['questions', 'statements', 'services'],
  });
  await answer('kyle|TX.access', { answer: 'trains on the crossing downtown', same_for: ['buda|TX'] });
  await answer('kyle|TX.housing', { answer: 'mostly new, on slabs', same_for: ['buda|TX'] });
  expect(await list({ batch: batch.id })).toMatchObject({ needed: 0, answered: 4, open: 2, advice: '' });
  expect((await checks()).blockers.filter(({ kind }) => kind === 'thin')).toEqual([]);
});

test('an answer is a statement of the owner, checked today, with the last day of its predicate', async () => {
  const { statements } = await answer('kyle|TX.permit', {
    answer: ' goes through the city’s\nbuilding desk. ',
  });
  const today = new Date().toISOString().slice(0, 10);
  expect(statements).toEqual([
    expect.objectContaining({
      subject: 'Kyle, TX',
      predicate: 'permit',
      value: 'goes through the city’s building desk',
      source: 'owner',
      checked_on: today,
      expires_on: new Date(Date.parse(today) + 730 * 86_400_000).toISOString().slice(0, 10),
    }),
  ]);
  const again = await answer('kyle|TX.permit', { answer: 'needs no paper below ten feet' });
  expect(again.statements).toMatchObject([{ id: statements[0]?.id, value: 'needs no paper below ten feet' }]);
});

test('where sources disagree, the owner’s answer is shown', async () => {
  for (const host of ['one', 'two'])
    await program.call('POST', '/api/statements', {
      subject_kind: 'place',
      subject: 'Kyle, TX',
      predicate: 'landmark',
      value: `the pie of bakery ${host}`,
      source: `https://${host}.example.com`,
    });
  await answer('kyle|TX.landmark', { answer: 'its pies' });
  const facts = () =>
    program
      .call<{ items: Fact[] }>('GET', '/api/statements/facts?city=Kyle&state=TX')
      .then(({ items }) => items);
  await expect
    .poll(async () => (await facts()).find(({ name }) => name === 'place.landmark')?.value)
    .toBe('its pies');
});

test('a skipped question comes last, is no longer needed, and can still be answered', async () => {
  const batch = await plan('Kyle, TX');
  const needed = (found: LocalQuestionList) =>
    found.items.filter(({ is_needed }) => is_needed).map(({ predicate }) => predicate);
  const [first = ''] = needed(await list({ batch: batch.id }));
  expect(await answer(`kyle|TX.${first}`, { skip: true })).toEqual({ statements: [], skipped: 1 });
  const after = await list({ batch: batch.id });
  expect(after).toMatchObject({ skipped: 1, open: 2, needed: 2, total: 3 });
  expect(after.items.at(-1)).toMatchObject({ predicate: first, is_skipped: true, is_needed: false });
  await answer(`kyle|TX.${after.items[0]?.predicate}`, { skip: true });
  expect((await list({ batch: batch.id })).advice).toBe(
    '1 town lacks 2 sentences: import statements, bring columns of your own, or leave out 2 pages of 1 town. It can’t pass by answers alone: the template has too few places for facts of a town.',
  );
  await answer(`kyle|TX.${first}`, { answer: 'close to the river' });
  expect(await list({ batch: batch.id })).toMatchObject({ skipped: 1, answered: 1 });
});

test('a town is asked about without a batch, with suggestions from national figures', async () => {
  const { items, towns } = await list({ place: 'Round Rock, TX' });
  expect(towns).toMatchObject([{ id: 'roundrock|TX', city: 'Round Rock', county: 'Williamson' }]);
  expect(items.find(({ predicate }) => predicate === 'setting')).toMatchObject({
    question: 'What kind of place is Round Rock, and where is it?',
    suggestion: {
      value: expect.stringMatching(/^a place of about [\d,]+ people, about \d+ feet above the sea$/),
      because: expect.stringContaining('Census'),
    },
  });
  expect(items.some(({ predicate }) => predicate.startsWith('rule_'))).toBe(false);
  const small = await list({ place: 'Jonestown, TX' });
  expect(small.items.find(({ predicate }) => predicate === 'setting')?.suggestion?.value).toBe(
    'about 810 feet above the sea',
  );
  expect(await list({})).toMatchObject({ items: [], towns: [], advice: '' });
});

test('an answer that can’t be a fact is refused, with its words', async () => {
  expect(await refusalOf(' . ')).toBe('answer: Enter what is true, or skip the question.');
  expect(await refusalOf('x'.repeat(5_000))).toBe(
    'answer: This has 5,000 characters; at most 300 fit. Keep what matters.',
  );
  expect(await refusalOf('call (512) 555-0137 first')).toContain('phone number “(512) 555-0137”');
  expect(await refusalOf('the best town in Texas')).toContain('“best town” is praise');
  expect(await refusalOf('<b>gates</b>')).toContain('without HTML: “<b>”');
  expect(await refusalOf('{gates|trains}')).toContain('without braces');
  expect(await refusalOf('what www.kyle.example says')).toContain('Leave out the address “www.kyle.example”');
  expect(await refusalOf('gates', {}, 'atlantis|TX.access')).toContain('no town “atlantis|TX”');
  expect(await refusalOf('gates', {}, 'kyle|TX.nothing')).toContain('Question not found');
  const { rows } = await program.database.pool.query(`select from statements where subject_kind = 'place'`);
  expect(rows).toEqual([]);
});

test('a doubtful answer is asked about, and kept once it is confirmed', async () => {
  expect(await refusalOf('the long way by Lockhart')).toBe(
    'answer-doubtful: This names Lockhart, and is about Kyle. Keep it only if it is true of Kyle.',
  );
  expect(await refusalOf('the road to Kyle', { same_for: ['buda|TX'] })).toContain(
    'names Kyle, and is about Buda',
  );
  expect(await refusalOf('the largest lake')).toContain('“largest” claims a rank');
  const older = await refusalOf('mostly built before 1950', {}, 'kyle|TX.housing');
  expect(older).toContain('National figures of Kyle say otherwise: Half of');
  expect(await refusalOf('512-555-0137, day and night', {}, 'kyle|TX.dumping_report')).toContain(
    'looks like a phone number',
  );
  expect(await refusalOf('the long way by Lockhart', { is_confirmed: true })).toBe('saved');
});

test('lists of questions, counts of a batch and visitors’ facts are read at once', async () => {
  const batch = await plan('Kyle, TX\nBuda, TX');
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => [
      await list({ batch: batch.id }),
      await program.call('GET', `/api/batches/${batch.id}/substance`),
      await program.call('GET', '/api/statements/facts?city=Kyle&state=TX'),
    ]),
  );
  expect(answers).toHaveLength(12);
});

test('a published page says the new answer at once, and no longer the one before', async () => {
  const { origin } = await program.listen();
  await answer('kyle|TX.access', { answer: 'a low bridge by the creek' });
  await answer('kyle|TX.housing', { answer: 'mostly new, on slabs' });
  const batch = await plan('Kyle, TX', 'garage cleanouts');
  await generateBatch(program, batch.id);
  const address = `${origin}/garage-cleanouts-kyle-tx-${numbered}`;
  const read = async () => (await fetch(address)).text();
  expect(await read()).toContain('plan for a low bridge by the creek.');
  await answer('kyle|TX.access', { answer: 'trains on the crossing downtown' });
  await expect.poll(read).toContain('plan for trains on the crossing downtown.');
  expect(await read()).not.toContain('low bridge');
});
