import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KnownFiles, markSize, writeMark } from './known-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagehaul-known-'));
});
afterAll(() => rm(folder, { recursive: true }));

const body = Buffer.from('a page');
const names = Array.from({ length: 10_000 }, (_, at) => `page-${at}-ñ/index.html`);

function marksOf(some: readonly string[]): Buffer {
  const marks = Buffer.alloc(some.length * markSize);
  for (const [at, name] of some.entries()) writeMark(marks, at * markSize, name, body);
  return marks;
}

test('a mark begins with the first eight bytes of the name’s SHA-1, as those of earlier exports do', () => {
  for (const name of names.slice(0, 100)) {
    const mark = marksOf([name]);
    expect(mark.subarray(0, 8)).toEqual(createHash('sha1').update(name).digest().subarray(0, 8));
  }
});

test('the next export knows noted files, and those it doesn’t note have vanished', async () => {
  const first = new KnownFiles();
  first.note(marksOf(names));
  expect(first.hasVanished()).toBe(false);
  await writeFile(join(folder, 'files.bin'), first.write());
  const next = await KnownFiles.read(join(folder, 'files.bin'));
  const marks = marksOf(names);
  for (let at = 0; at < marks.length; at += markSize) expect(next.holds(marks, at)).toBe(true);
  next.note(marksOf(names.slice(1)));
  expect(next.hasVanished()).toBe(true);
  expect(next.isVanished(names[0] ?? '')).toBe(true);
  expect(next.isVanished(names[1] ?? '')).toBe(false);
  expect(next.isVanished('never-there/index.html')).toBe(false);
  expect(next.isNoted(names[1] ?? '')).toBe(true);
  next.note(marksOf(names.slice(0, 1)));
  expect(next.hasVanished()).toBe(false);
});

test('another content of the same length is another file', () => {
  const known = new KnownFiles();
  known.note(marksOf(['a.html']));
  const other = Buffer.alloc(markSize);
  writeMark(other, 0, 'a.html', Buffer.from('a pagE'));
  expect(KnownFiles.over(known.snapshot()).holds(other, 0)).toBe(false);
  expect(KnownFiles.over(known.snapshot()).holds(marksOf(['a.html']), 0)).toBe(true);
});
