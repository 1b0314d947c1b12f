import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pagehaul-backup-command-'));
  program = await startTestProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `backup …` as its own process beside the running program. */
const backup = (...args: string[]) =>
  runCommand(program, ['backup', ...args], { env: { DATA_DIR: dataDir } });

test('a backup is made, listed, checked and restored beside the running program', async () => {
  await createTemplate(program, { name: 'In the backup' });
  const created = await backup('create', '--json');
  expect([created.code, created.stderr]).toEqual([0, '']);
  const { name, rows } = JSON.parse(created.stdout).backup;
  expect(rows).toBeGreaterThan(0);
  expect((await backup('list')).stdout).toContain(name);
  expect(await backup('verify', name)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Whole: /) });

  await createTemplate(program, { name: 'After the backup' });
  const asked = await backup('restore', name);
  expect([asked.code, asked.stderr]).toEqual([
    2,
    'Not confirmed, so nothing was changed.\nWith --yes no question is asked.\n',
  ]);
  const restored = await backup('restore', name, '--yes', '--json');
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(JSON.parse(restored.stdout)).toMatchObject({
    run: { status: 'completed', safety_file_name: expect.stringMatching(/^pagehaul-/) },
  });
  const templates = await program.database.kysely
    .selectFrom('landing_page_templates')
    .select('name')
    .execute();
  expect(templates.map(one => one.name)).toEqual(['In the backup']);

  await truncate(join(dataDir, 'backups', name), 600);
  expect(await backup('verify', name)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('is damaged'),
  });
  expect(await backup('restore', 'no-such.pagehaul-backup', '--yes')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Backup .* not found/),
  });
});
