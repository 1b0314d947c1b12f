import { expect, test } from 'vitest';
import { jsonInChunks } from './json-in-chunks.ts';

function written(value: unknown): { json: string; pauses: number } {
  const steps = jsonInChunks(value);
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next();
    if (step.done) return { json: step.value, pauses };
  }
}

test.each([
  ['nothing', null],
  ['a text', 'a "quoted" line\n'],
  ['a list', [1, 'two', null, { three: [3] }]],
  ['an object', { a: 1, 'b"': undefined, c: { d: null }, list: [] }],
])('%s is written as JSON.stringify writes it, without a pause', (_, value) => {
  expect(written(value)).toEqual({ json: JSON.stringify(value), pauses: 0 });
});

test('a long list is written with pauses, as it is without', () => {
  const value = { count: 1, rows: Array.from({ length: 50_001 }, (_, id) => ({ id, name: `“${id}”` })) };
  const { json, pauses } = written(value);
  expect(json === JSON.stringify(value)).toBe(true);
  expect(pauses).toBe(11);
});

test('a long text is written with pauses and read as what it was', () => {
  const value = { text: `x${'🚚\n'.repeat(1_000_000)}` };
  const { json, pauses } = written(value);
  expect(JSON.parse(json).text === value.text).toBe(true);
  expect(pauses).toBe(4);
});
