import { afterAll, beforeAll, expect, test } from 'vitest';
import { planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { BatchChecks, BlockerKind } from '../../../contract/generation/checks.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  const settings = await program.call<SettingsReply>('GET', '/api/settings');
  const put = (group: 'areas' | 'likeness' | 'substance', changes: Record<string, unknown>) =>
    program.call('PUT', `/api/settings/${group}`, {
      ...settings[group],
      value: { ...settings[group].value, ...changes },
    });
  await put('areas', { asks_outside: true });
  await put('likeness', { is_on: true });
  await put('substance', { is_on: false });
});
afterAll(() => program.stop());

/** Towns that nobody serves, whose pages are all the same. */
const planTwoBlockers = async (keywords: string) =>
  (await planBatch(program, { locations: towns(60, 'NC'), keywords })).id;

async function approve(id: string, body: unknown): Promise<{ status: number; message: string }> {
  const response = await program.request('POST', `/api/batches/${id}/approve`, {
    body,
    cookie: program.cookie,
  });
  const { error } = (await response.json()) as { error?: { message: string } };
  return { status: response.status, message: error?.message ?? '' };
}

const reason = 'We open there in May.';
const checksOf = (id: string) => program.call<BatchChecks>('GET', `/api/batches/${id}/checks`);

test('a reason for one blocker overrules no other, and all refusals are told at once', async () => {
  const id = await planTwoBlockers('hauling');
  const refused = await approve(id, {});
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.message).toMatch(/60 of 60 pages lie outside.* similar to another page/);
  for (const [named, other] of [
    ['outside', /similar to another page/],
    ['too-alike', /lie outside/],
  ] as const) {
    const answer = await approve(id, { overrule: { reason, blockers: [named] } });
    expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(other) });
  }
  expect(await approve(id, { leave_out: true, overrule: { reason, blockers: ['outside'] } })).toMatchObject({
    status: 409,
  });
});

test('what a reason overruled is recorded by name', async () => {
  const id = await planTwoBlockers('shed removal');
  const blockers: BlockerKind[] = ['outside', 'too-alike'];
  expect(await approve(id, { overrule: { reason, blockers } })).toMatchObject({ status: 200 });
  const by = { reason, decided_by: 'admin@example.com' };
  expect(await checksOf(id)).toMatchObject({
    blockers: [],
    decisions: [
      { kind: 'outside', outcome: 'noindex', ...by },
      { kind: 'too-alike', outcome: 'publish', ...by },
    ],
  });
  const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=batches');
  const kept = items.find(one => one.action === 'overruled' && one.subject_id === id);
  expect(kept?.after).toMatchObject({
    reason,
    blockers: 'outside, too-alike',
    pages_outside: 60,
    pages_over: 60,
  });
});

test('a reason that names no blocker is about all of them, each by name', async () => {
  const id = await planTwoBlockers('sofa removal');
  expect(await approve(id, { overrule: { reason } })).toMatchObject({ status: 200 });
  const { decisions } = await checksOf(id);
  expect(decisions.map(one => one.reason)).toEqual([reason, reason]);
  expect(decisions[0]?.kind).toBe('outside');
});

test('a reason with a field of another name is refused: it would overrule more than it says', async () => {
  const id = await planTwoBlockers('couch removal');
  expect(await approve(id, { overrule: { reason, findings: ['outside'] } })).toMatchObject({ status: 400 });
});

test('blockers have one shape, whatever check found them; what is left out needs no reason and gets none', async () => {
  await program.call('POST', '/api/services', {
    name: 'Yard hauling',
    summary: 'We haul from yards.',
    keywords: ['yard hauling'],
    content: {},
  });
  const half = await planBatch(program, {
    locations: `Miami, FL\n${towns(3, 'NC')}`,
    keywords: 'yard hauling',
    url_pattern: 'half-keyword-city-state',
  });
  await expect.poll(async () => (await checksOf(half.id)).blockers.some(one => one.is_pending)).toBe(false);
  const { blockers } = await checksOf(half.id);
  expect(blockers.map(({ kind, pages, help }) => ({ kind, pages, help }))).toEqual([
    { kind: 'outside', pages: 3, help: ['areas'] },
    { kind: 'too-alike', pages: 4, help: ['questions', 'statements', 'services', 'noindex'] },
  ]);
  expect(blockers[1]).toMatchObject({ held: null, detail: expect.stringMatching(/^Most similar: \/half-/) });
  expect(
    await approve(half.id, { leave_out: true, overrule: { reason, blockers: ['too-alike'] } }),
  ).toMatchObject({
    status: 200,
  });
  expect((await checksOf(half.id)).decisions).toMatchObject([
    { kind: 'outside', outcome: 'leave-out', reason: null },
    { kind: 'too-alike', outcome: 'publish', reason },
  ]);
});
