import { afterAll, beforeAll, expect, test } from 'vitest';
import { planBatch } from '../../../../test/factories.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchChecks } from '../../../contract/generation/checks.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let from: TransferProgram;
let to: TransferProgram;
beforeAll(async () => {
  [from, to] = [await startTransferProgram(), await startTransferProgram()];
});
afterAll(async () => {
  await from.stop();
  await to.stop();
});

test('a full export of an older program, with decisions in its own table and columns, is read with them', async () => {
  const { areas } = await from.call<SettingsReply>('GET', '/api/settings');
  const asking = { ...areas, value: { ...areas.value, asks_outside: true } };
  await from.call('PUT', '/api/settings/areas', asking);
  await from.call('POST', '/api/services', { name: 'Sheds', keywords: ['shed removal'], content: {} });
  const plan = (name: string) =>
    planBatch(from, {
      name,
      locations: 'Miami, FL\nAsheville, NC',
      keywords: 'shed removal',
      url_pattern: `${name}-keyword-city-state`,
    });
  const [left, overruled] = [await plan('left'), await plan('overruled')];
  const reason = 'We open there in May.';
  await from.call('POST', `/api/batches/${left.id}/approve`, { leave_out: true });
  await from.call('POST', `/api/batches/${overruled.id}/approve`, { overrule: { reason } });

  const file: Record<string, unknown> = await (await from.export('full_system')).response.json();
  delete file.batch_decisions;
  file.likeness_overrules = [
    { generation_batch_id: overruled.id, reason, pages_outside: 1, created_at: '2026-11-01T10:00:00Z' },
  ];
  const checked = await to.check('full_system', file);
  expect(checked).toMatchObject({ status: 'checked', error_message: null });
  expect(await to.apply(checked.id)).toMatchObject({ status: 'completed' });

  const { items } = await to.call<{ items: Batch[] }>('GET', '/api/batches');
  const decidedOf = async (name: string) => {
    const id = items.find(one => one.name === name)?.id;
    return (await to.call<BatchChecks>('GET', `/api/batches/${id}/checks`)).decisions;
  };
  expect(await decidedOf('left')).toMatchObject([{ kind: 'outside', outcome: 'leave-out', reason: null }]);
  expect(await decidedOf('overruled')).toMatchObject([
    { kind: 'outside', outcome: 'noindex', reason, created_at: '2026-11-01T10:00:00.000Z' },
  ]);
});
