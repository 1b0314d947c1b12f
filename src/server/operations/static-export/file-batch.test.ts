import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BatchedPart, FileBatch, partsOf } from './file-batch.ts';

const somePart: fc.Arbitrary<BatchedPart> = fc.record({
  kind: fc.constantFrom('file', 'page', 'record', 'text'),
  number: fc.nat(2 ** 32 - 1),
  name: fc.string({ unit: 'binary', maxLength: 40 }).filter(name => name.isWellFormed()),
  body: fc.uint8Array({ maxLength: 200_000 }).map(bytes => Buffer.from(bytes)),
});

/** All files in as few batches as hold them. */
function batchesOf(files: readonly BatchedPart[], used: ArrayBuffer[] = []): FileBatch[] {
  const batches: FileBatch[] = [];
  for (const file of files) {
    if (batches.at(-1)?.add(file)) continue;
    const batch = FileBatch.for(file, used);
    expect(batch.add(file)).toBe(true);
    batches.push(batch);
  }
  return batches;
}

const read = (batches: readonly FileBatch[]) => batches.flatMap(batch => [...partsOf(batch)]);

test('the parts that were added are read in their order', () => {
  fc.assert(
    fc.property(fc.array(somePart, { maxLength: 30 }), files => {
      expect(read(batchesOf(files))).toEqual(files);
    }),
    { numRuns: 50 },
  );
});

test('names of any letters, empty files and files larger than a batch arrive as they are', () => {
  const files: BatchedPart[] = [
    { name: 'señal-ñandú-日本-🚚/index.html', body: Buffer.from('é'), kind: 'page', number: 0 },
    { name: 'empty', body: Buffer.alloc(0), kind: 'file', number: 0 },
    { name: 'sitemap-1.xml', body: Buffer.alloc(5_000_000, 'map'), kind: 'file', number: 0 },
    { name: 'last', body: Buffer.from('end'), kind: 'file', number: 0 },
  ];
  const batches = batchesOf(files);
  expect(read(batches)).toEqual(files);
  expect(batches.map(({ memory }) => FileBatch.isUsual(memory))).toEqual([true, false, true]);
});

test('memory is reused, and its earlier content is not read', () => {
  const [first] = batchesOf([{ name: 'long', body: Buffer.alloc(1_000, 'x'), kind: 'page', number: 0 }]);
  const used = first ? [first.memory] : [];
  const next: BatchedPart[] = [{ name: 'short', body: Buffer.from('y'), kind: 'file', number: 0 }];
  const [again] = batchesOf(next, used);
  expect(again?.memory).toBe(first?.memory);
  expect(used).toEqual([]);
  expect(read(again ? [again] : [])).toEqual(next);
});

test('a file is copied: its memory may be reused for the next', () => {
  const body = Buffer.from('a page');
  const batches = batchesOf([{ name: 'page', body, kind: 'page', number: 0 }]);
  body.fill('-');
  expect(read(batches)[0]?.body.toString()).toBe('a page');
});
