import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '../command-line.ts';
import { createTemplate, towns } from '../factories.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';
import { until } from '../until.ts';

/* A command that is stopped in the middle of its work. */

let program: TestProgram;
let folder: string;
beforeAll(async () => {
  program = await startTestProgram();
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-interruption-'));
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('generate shows the state of the batch at Ctrl-C, and the batch can be resumed', async () => {
  const { id: template } = await createTemplate(program);
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const locations = file('towns.txt', towns(2_000));
  const keywords = file('words.txt', Array.from({ length: 20 }, (_, n) => `haul ${n}`).join('\n'));
  const given = ['--template', template, '--locations', locations, '--keywords', keywords];
  const overruled = ['--yes', '--overrule', 'What is tried here is the interruption'];
  const child = await startCommand(program, ['generate', ...given, ...overruled]);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const closed = new Promise<number | null>(resolve => {
    child.on('close', resolve);
  });
  await until(
    () => program.call<{ total: number }>('GET', `/api/pages?template_id=${template}`),
    ({ total }) => total > 0,
  );
  child.kill('SIGINT');
  expect(await closed).toBe(1);
  expect(stderr).toMatch(/Stopped watching: [\d,]+ of 40,000 pages made/);
  const batch = /batches \w+ ([0-9a-f-]{36})/.exec(stderr)?.[1] ?? '';
  const ended = await runCommand(program, ['batches', 'resume', batch, '--json'], { input: '', env: {} });
  expect(ended.code).toBe(0);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    batch: { status: 'completed', total_completed: 40_000 },
  });
});
