import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate } from '../../../../test/factories.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import { recordRun } from '../backups/backup-context.ts';
import { makeBackup } from '../backups/make-backup.ts';

let program: TransferProgram;
beforeAll(async () => {
  program = await startTransferProgram();
  await createTemplate(program, { name: 'Carried in a tar' });
});
afterAll(() => program.stop());

const exported = async () =>
  Buffer.from(await (await program.export('templates', 'tar')).response.arrayBuffer());
const refused = async (file: Uint8Array) => {
  const { status, error_message } = await program.check('templates', file);
  return [status, error_message];
};

test('templates come out of a tar as new ones, like those of a JSON file', async () => {
  const file = await exported();
  await program.database.pool.query(
    `update landing_page_templates set hero_title_template = 'Changed since'`,
  );
  const { id, import_results } = await program.check('templates', file);
  expect(import_results?.counts).toEqual({
    templates: { new: 0, renamed: 1, kept: 0, left_out: 0, refused: 0 },
  });
  expect(await program.apply(id)).toMatchObject({ status: 'completed' });
});

test('a changed byte, a missing end and another tar are refused', async () => {
  const file = await exported();
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(2_000) ^ 1, 2_000);
  const damaged = 'The file is damaged: its content does not match its checksum.';
  expect(await refused(changed)).toEqual(['failed', damaged]);
  expect(await refused(file.subarray(0, file.length - 1_024))).toEqual(['failed', damaged]);
  const other = await packTar([{ header: { name: 'a.txt', size: 1 }, body: 'a' }]);
  expect(await refused(other)).toEqual(['failed', expect.stringMatching(/^The file is damaged: /)]);
});

test('a backup is refused, with where it belongs', async () => {
  const order = { kind: 'backup', reason: 'asked', fileName: null, actor: null } as const;
  const run = await recordRun(program.backups, order);
  await makeBackup(program.backups, run.id, new AbortController().signal);
  const [name = ''] = readdirSync(program.backups.folder);
  expect(await refused(readFileSync(join(program.backups.folder, name)))).toEqual([
    'failed',
    'The file is no export. A backup is restored on the Database screen.',
  ]);
});

test('an export is deleted with its file', async () => {
  const { job } = await program.export('templates', 'tar');
  const files = () =>
    readdirSync(join(program.config.dataDir, 'transfers')).filter(name => name.includes(job.id));
  expect(files()).toEqual([`export-${job.id}.tar`]);
  await program.call('DELETE', `/api/exports/${job.id}`);
  expect(files()).toEqual([]);
});
