import { afterAll, beforeAll, expect, test } from 'vitest';
import { planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Finding, Likeness } from '../../../contract/generation/likeness.ts';
import type { OutsidePages } from '../../../contract/generation/outside-pages.ts';
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
const planTwoFindings = async (keywords: string) =>
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

test('a reason for one finding overrules no other, and all refusals are told at once', async () => {
  const id = await planTwoFindings('hauling');
  const refused = await approve(id, {});
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.message).toMatch(/60 of 60 pages lie outside.* similar to another page/);
  for (const [named, other] of [
    ['outside', /similar to another page/],
    ['too-alike', /lie outside/],
  ] as const) {
    const answer = await approve(id, { overrule: { reason, findings: [named] } });
    expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(other) });
  }
  expect(await approve(id, { leave_out: true, overrule: { reason, findings: ['outside'] } })).toMatchObject({
    status: 409,
  });
});

test('what a reason overruled is recorded by name', async () => {
  const id = await planTwoFindings('shed removal');
  const findings: Finding[] = ['outside', 'too-alike'];
  expect(await approve(id, { overrule: { reason, findings } })).toMatchObject({ status: 200 });
  const { overrule } = await program.call<Likeness>('GET', `/api/batches/${id}/likeness`);
  expect(overrule).toMatchObject({ findings, reason });
  const outside = await program.call<OutsidePages>('GET', `/api/batches/${id}/outside-pages`);
  expect(outside.overrule).toEqual(overrule);
  const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=batches');
  const kept = items.find(one => one.action === 'overruled' && one.subject_id === id);
  expect(kept?.after).toMatchObject({
    reason,
    findings: 'outside, too-alike',
    pages_outside: 60,
    pages_over: 60,
  });
});

test('a reason that names no finding is about all of them, each by name', async () => {
  const id = await planTwoFindings('sofa removal');
  expect(await approve(id, { overrule: { reason } })).toMatchObject({ status: 200 });
  const { overrule } = await program.call<Likeness>('GET', `/api/batches/${id}/likeness`);
  expect(overrule?.findings[0]).toBe('outside');
  expect(overrule?.findings).toHaveLength(2);
});
