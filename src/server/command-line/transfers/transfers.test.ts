import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let from: TestProgram;
let to: TestProgram;
let folder: string;
beforeAll(async () => {
  [from, to] = [await startTestProgram(), await startTestProgram()];
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-transfers-'));
  await createTemplate(from, { name: 'Carried over' });
});
afterAll(async () => {
  await from.stop();
  await to.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (program: TestProgram, ...args: string[]) => runCommand(program, args);

test('what is exported by one command is checked and imported elsewhere by another', async () => {
  const file = join(folder, 'all.json');
  const exported = await run(from, 'export', file, '--json');
  expect([exported.code, JSON.parse(exported.stdout)]).toMatchObject([
    0,
    { export_type: 'full_system', counts: { templates: 1, template_versions: 1 } },
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('pagehaul-export');
  expect(await run(from, 'export', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('exists already'),
  });

  const tar = join(folder, 'all.tar');
  expect(await run(from, 'export', tar)).toMatchObject({ code: 0 });
  expect((await run(to, 'import', tar, '--dry-run')).stdout).toContain('templates');

  const dry = await run(to, 'import', file, '--dry-run', '--json');
  expect([dry.code, JSON.parse(dry.stdout)]).toMatchObject([
    0,
    { applied: false, counts: { templates: { new: 1 } } },
  ]);
  expect(await run(to, 'import', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nothing was imported'),
  });
  expect(await to.call('GET', '/api/templates')).toMatchObject({ total: 0 });
  const done = await run(to, 'import', file, '--yes', '--json');
  expect([done.code, JSON.parse(done.stdout)]).toMatchObject([0, { applied: true, templates_imported: 1 }]);
  expect(await to.call('GET', '/api/templates')).toMatchObject({ items: [{ name: 'Carried over' }] });
  const missing = await run(to, 'import', join(folder, 'nothing.json'));
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('nothing.json not found.') });
});
