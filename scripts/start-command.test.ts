import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { heapLimits } from '../src/server/platform/memory/memory-shares.ts';
import { heapLimit } from './setup.mjs';

it('npm start becomes the program: a shell in between would keep npm’s signals to itself', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.start).toBe('exec node scripts/start.mjs');
});

it('the web process gets the heap that the memory allows, like the worker process', () => {
  const MiB = 2 ** 20;
  for (const [limit, memory] of [
    ['512M', 512 * MiB],
    ['1G', 1_024 * MiB],
    ['1.5 GiB', 1_536 * MiB],
    [undefined, 3_000 * MiB],
    ['64G', 65_536 * MiB],
  ] as const)
    expect(heapLimit(limit, 3_000 * MiB)).toEqual([`--max-old-space-size=${heapLimits(memory).web}`]);
});
