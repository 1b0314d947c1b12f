import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { stackWithCauses } from './describe-error.ts';
import { sourceFrames } from './source-frames.ts';

const folder = mkdtempSync(join(tmpdir(), 'frames-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The second line of the built file is the third of the source. */
function builtFile(name: string, map: string): string {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist', `${name}.map`), map);
  return pathToFileURL(join(folder, 'dist', name)).href;
}

const map = JSON.stringify({ version: 3, sources: ['../src/pay.ts'], names: [], mappings: ';AAEA' });

test('a frame of built code names the place in its source, in the cause of an error, too', () => {
  const built = builtFile('pay.js', map);
  const source = pathToFileURL(join(folder, 'src', 'pay.ts')).href;
  const cause = new Error('inner');
  cause.stack = `Error: inner\n    at pay (${built}:2:1)\n    at node:internal/process/task_queues:103:5`;
  expect(stackWithCauses(new Error('outer', { cause }))).toContain(
    `caused by Error: inner\n    at pay (${source}:3:1)\n    at node:internal/process/task_queues:103:5`,
  );
});

test('a frame without a map stays as it is', () => {
  const broken = builtFile('broken.js', '{');
  for (const frames of [
    `    at f (${broken}:2:1)`,
    '    at f (file:///nowhere/else.js:2:1)',
    '    at async f',
  ])
    expect(sourceFrames(frames)).toBe(frames);
});
