import { expect, test } from 'vitest';
import { cacheBoundsOf, heapLimits, postgresMemory } from './memory-shares.ts';
import { readMemorySize } from './memory-size.ts';

const MiB = 2 ** 20;
const GiB = 2 ** 30;
const sizes = [256 * MiB, 512 * MiB, GiB, 2 * GiB, 4 * GiB, 8 * GiB, 64 * GiB, 2_048 * GiB];
const sumOf = (memory: number) => Object.values(cacheBoundsOf(memory)).reduce((all, one) => all + one, 0);

test('all caches together take three sixteenths of a small machine, at most 192 MiB, and a sixth of a large one', () => {
  for (const memory of sizes) {
    const share = memory <= 2 * GiB ? Math.min((memory * 3) / 16, 192 * MiB) : memory / 6;
    expect(sumOf(memory)).toBeLessThanOrEqual(share);
  }
  expect(sumOf(GiB) / MiB).toBeCloseTo(192, 0);
  expect(sumOf(2_048 * GiB) / MiB).toBe(1_524);
});

test('more memory never means a smaller cache', () => {
  for (const [at, memory] of sizes.entries()) {
    const before = cacheBoundsOf(sizes[at - 1] ?? 0);
    for (const [name, bound] of Object.entries(cacheBoundsOf(memory)))
      expect([name, bound >= before[name as keyof typeof before]]).toEqual([name, true]);
  }
});

test('web process, worker process and PostgreSQL fit a gigabyte together', () => {
  const { web, worker } = heapLimits(GiB);
  const { shared_buffers, maintenance_work_mem } = postgresMemory(GiB);
  expect({ web, worker, shared_buffers, maintenance_work_mem }).toEqual({
    web: 256,
    worker: 512,
    shared_buffers: '102MB',
    maintenance_work_mem: '64MB',
  });
  expect(postgresMemory(64 * GiB).shared_buffers).toBe('256MB');
});

test('a size is read as people and containers write it', () => {
  expect(['512M', '1G', '1.5 GiB', '1073741824', '300mb', '2k'].map(readMemorySize)).toEqual([
    512 * MiB,
    GiB,
    1.5 * GiB,
    GiB,
    300 * MiB,
    2_048,
  ]);
  expect(['', 'much', '1P', '-1G', '1e9', '50%'].map(readMemorySize)).toEqual(Array(6).fill(null));
});
