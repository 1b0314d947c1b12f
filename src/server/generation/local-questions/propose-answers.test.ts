import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AiServer, startAiServer } from '../../../../test/ai-server.ts';
import { createTemplate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Fact, Statement } from '../../../contract/business/statements.ts';
import type { AnswerProposals, LocalQuestionList } from '../../../contract/generation/local-questions.ts';

let ai: AiServer;
let program: TestProgram;
beforeAll(async () => {
  ai = await startAiServer();
  program = await startTestProgram({ AI_BASE_URL: ai.url, AI_API_KEY: 'k', AI_MODEL: 'small-model' });
});
afterAll(async () => {
  await program.stop();
  await ai.close();
});
beforeEach(async () => {
  ai.questions.length = 0;
  await program.database.pool.query('delete from statements');
});

const say = (answers: object) => ai.answer({ kind: 'text', text: JSON.stringify(answers) });
const propose = (body: object) =>
  program.call<AnswerProposals>('POST', '/api/local-questions/proposals', body);
async function refusalOf(body: object, on = program) {
  const reply = await on.request('POST', '/api/local-questions/proposals', { body, cookie: on.cookie });
  const { error } = (await reply.json()) as { error: { message: string; reason: string } };
  return `${reply.status} ${error.reason}: ${error.message}`;
}
const kyle = { place: 'Kyle, TX', predicates: ['housing', 'access', 'landmark', 'setting'] };
const exported = async () =>
  (await program.request('GET', '/api/statements/export.csv', { cookie: program.cookie })).text();

test('a model’s answers are questions: nothing states them until a person sends them', async () => {
  const { id } = await createTemplate(program, {
    content_sections: [
      {
        id: 't',
        type: 'local_facts',
        title: 'T',
        order: 1,
        content: {
          points: [
            {
              title: 'Here',
              description: 'Homes are {{fact:place.housing}}. Crews plan for {{fact:place.access}}.',
            },
          ],
        },
      },
    ],
  });
  const batch = await planBatch(program, {
    template_id: id,
    locations: 'Kyle, TX',
    keywords: 'junk removal',
  });
  const read = async () => ({
    substance: await program.call('GET', `/api/batches/${batch.id}/substance`),
    checks: await program.call('GET', `/api/batches/${batch.id}/checks`),
    facts: await program.call('GET', '/api/statements/facts?city=Kyle&state=TX'),
    questions: await program.call('GET', `/api/local-questions?batch=${batch.id}`),
    csv: await exported(),
  });
  const before = await read();
  say({ housing: 'mostly newer than 2000', access: null, landmark: 'the pies of its bakeries.', other: 'x' });
  expect(await propose(kyle)).toEqual({
    place_id: 'kyle|TX',
    items: [
      { id: 'kyle|TX.housing', value: 'mostly newer than 2000', doubt: '' },
      { id: 'kyle|TX.landmark', value: 'the pies of its bakeries', doubt: '' },
    ],
    left_out: [],
    unknown: 2,
    model: 'small-model',
  });
  expect(await read()).toEqual(before);
  expect(before.questions).toMatchObject({ model: 'small-model' });

  const { statements } = await program.call<{ statements: Statement[] }>(
    'POST',
    `/api/local-questions/${encodeURIComponent('kyle|TX.housing')}`,
    { answer: 'mostly newer than 2000' },
  );
  expect(statements).toMatchObject([{ source: 'owner', value: 'mostly newer than 2000' }]);
  const after = await read();
  expect(after.csv).toContain('mostly newer than 2000');
  expect(after.csv).not.toContain('bakeries');
});

test('a confirmed answer has the source that its owner enters, which wins over others', async () => {
  const answer = (body: object) =>
    program.call<{ statements: Statement[] }>(
      'POST',
      `/api/local-questions/${encodeURIComponent('kyle|TX.landmark')}`,
      body,
    );
  await answer({ answer: 'its lake' });
  const source = 'https://www.kyle.example.com/about';
  const { statements } = await answer({ answer: 'its pies', source });
  expect(statements).toMatchObject([{ source, value: 'its pies' }]);
  await expect
    .poll(async () => {
      const { items } = await program.call<{ items: Fact[] }>(
        'GET',
        '/api/statements/facts?city=Kyle&state=TX',
      );
      return items.find(({ name }) => name === 'place.landmark')?.value;
    })
    .toBe('its pies');
  const bad = await program.request('POST', `/api/local-questions/${encodeURIComponent('kyle|TX.access')}`, {
    body: { answer: 'gates', source: 'small-model' },
    cookie: program.cookie,
  });
  expect(bad.status).toBe(400);
});

test('what no answer can be is left out with its reason, and a doubt is told', async () => {
  say({
    housing: 'the best town for homes',
    access: 'what www.kyle.example says <b>today</b>',
    landmark: 'the courthouse of Lockhart',
    setting: 'x'.repeat(5_000),
  });
  const { items, left_out } = await propose(kyle);
  expect(items).toEqual([
    {
      id: 'kyle|TX.landmark',
      value: 'the courthouse of Lockhart',
      doubt: 'This names Lockhart, and is about Kyle. Keep it only if it is true of Kyle.',
    },
  ]);
  expect(left_out.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('“best town” is praise'),
    expect.stringContaining('Leave out the address “www.kyle.example”'),
    expect.stringContaining('5,000 characters'),
  ]);
  expect(left_out.every(({ value }) => value.length <= 300)).toBe(true);
});

test('one call asks about the open questions of one town, at most twelve', async () => {
  say({});
  const { unknown } = await propose({ place: 'kyle|TX' });
  expect(unknown).toBeGreaterThan(3);
  expect(unknown).toBeLessThanOrEqual(12);
  expect(ai.questions).toHaveLength(1);
  const asked = JSON.stringify(ai.questions[0]?.body);
  expect(asked).toContain('Kyle, Texas');
  expect(asked.match(/<material>/g)?.length).toBe(asked.match(/<\/material>/g)?.length);
  expect(await refusalOf({ ...kyle, predicates: Array.from({ length: 13 }, () => 'access') })).toContain(
    'At most 12 questions at once',
  );
  expect(await refusalOf({ place: 'Atlantis, TX' })).toContain('no town “Atlantis, TX”');
  expect(await refusalOf({ ...kyle, predicates: ['nothing'] })).toContain('Question “nothing” not found');
  expect(ai.questions).toHaveLength(1);
});

test('a model that fails is told, and nothing is stored', async () => {
  const before = await exported();
  for (const [behavior, message] of [
    [{ kind: 'raw', status: 500, body: 'oops' }, 'small-model failed.'],
    [{ kind: 'raw', status: 429, body: '{}' }, 'takes no more calls now.'],
    [{ kind: 'text', text: 'I know nothing.' }, 'something other than texts.'],
    [{ kind: 'text', text: '["a"]' }, 'something other than texts.'],
    [{ kind: 'text', text: 'a '.repeat(2_500_000) }, 'wrote far too much.'],
  ] as const) {
    ai.answer(behavior);
    expect(await refusalOf(kyle)).toMatch(
      /^503 not-written: small-model .* Answer yourself, or try again\.$/,
    );
    expect(await refusalOf(kyle)).toContain(message);
  }
  expect(await exported()).toBe(before);
});

test('without a model nothing is proposed', async () => {
  const builtIn = await startTestProgram();
  expect(await refusalOf(kyle, builtIn)).toContain('no-model: No model is configured.');
  expect(await builtIn.call<LocalQuestionList>('GET', '/api/local-questions')).toMatchObject({ model: null });
  await builtIn.stop();
});
