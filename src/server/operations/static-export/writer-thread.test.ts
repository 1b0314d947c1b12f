import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ByteWriter, bytePieces, byteProgram, encodeBindings } from '../../../engine/index.ts';
import type { FileSink } from './file-sink.ts';
import { FileWriter, type FolderSetting } from './file-writer.ts';
import { KnownFiles } from './known-files.ts';
import { WriterThread } from './writer-thread.ts';

/* The real thread, from its source. */

let folder: string;
const sinks: FileSink[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagehaul-writer-'));
});
afterEach(async () => {
  for (const sink of sinks.splice(0)) await sink.close();
  await rm(folder, { recursive: true });
});

const setting = (known = new KnownFiles()): FolderSetting => ({
  path: folder,
  isUnsure: false,
  known: known.snapshot(),
});

function open(known?: KnownFiles): WriterThread {
  const thread = new WriterThread(setting(known));
  sinks.push(thread);
  return thread;
}

const pageOf = (number: number) => Buffer.alloc(30_000, `page ${number} `);

const bytesOf = ({ memory, start, end }: ByteWriter) => Buffer.from(memory, start, end - start);

/** More than may be in transit. */
async function putMany(sink: FileSink): Promise<void> {
  for (let number = 0; number < 1_000; number += 1) {
    if (number % 100 === 0) await sink.drain();
    sink.put(`page-${number}/index.html`, pageOf(number), { isPage: true });
  }
  sink.put('lists/ñ.html', Buffer.alloc(0));
  sink.put('sitemap.xml', Buffer.alloc(3_000_000, 'map'));
  await sink.flush();
}

test('all files are written, and noted as by a writer without a thread', async () => {
  const thread = open();
  await putMany(thread);
  const written = thread.take();
  expect(written).toMatchObject({ written: 1_002, unchanged: 0, others: ['lists/ñ.html', 'sitemap.xml'] });
  for (const number of [0, 1, 500, 999])
    expect((await readFile(join(folder, `page-${number}/index.html`))).equals(pageOf(number))).toBe(true);
  expect((await stat(join(folder, 'lists/ñ.html'))).size).toBe(0);
  expect(await readFile(join(folder, 'sitemap.xml'))).toEqual(Buffer.alloc(3_000_000, 'map'));
  expect(await readdir(folder)).toHaveLength(1_002);

  const direct = new FileWriter(setting());
  await putMany(direct);
  expect(Buffer.from(direct.take().marks).equals(written.marks)).toBe(true);
  expect(thread.take()).toMatchObject({ written: 0, others: [] });
});

test('an unchanged file is not written again', async () => {
  const first = open();
  await putMany(first);
  const known = new KnownFiles();
  known.note(Buffer.from(first.take().marks));
  const second = open(known);
  await putMany(second);
  expect(second.take()).toMatchObject({ written: 0, unchanged: 1_002 });
});

test('a file of another kind in the way ends everything with the reason', async () => {
  await writeFile(join(folder, 'page-300'), 'no folder');
  const thread = open();
  await expect(putMany(thread)).rejects.toMatchObject({ name: 'WriteFailure' });
  expect(() => thread.put('next', Buffer.alloc(1))).toThrow('a file is in its way');
  await expect(thread.drain()).rejects.toThrow('a file is in its way');
  await expect(thread.flush()).rejects.toThrow('a file is in its way');
});

test('sent files are finished before the thread ends', async () => {
  const thread = open();
  for (let number = 0; number < 500; number += 1)
    thread.put(`page-${number}/index.html`, pageOf(number), { isPage: true });
  await thread.close();
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) expect((await stat(join(folder, name, 'index.html'))).size).toBe(30_000);
  expect(() => thread.put('late', Buffer.alloc(1))).toThrow('ended');
});

test('pages that were recorded are written by their programs, also by more of them than are remembered', async () => {
  const thread = open();
  const pieces = (text: string) => bytePieces([{ kind: 'literal', text }]);
  const values = { page: { seed: 7 }, bytes: [], factBytes: [] };
  for (let number = 0; number < 250; number += 1) {
    const program = byteProgram([pieces(`<p>${number} `), pieces('</p>')], [[number, 0, 0]]);
    for (const town of ['Miami', 'Tampa']) {
      const record = new ByteWriter();
      const fillSlot = (id: number) => record.letters(`${town} ${id}`);
      encodeBindings(program, values, { fillSlot, takenText: () => 0 }, record);
      thread.records.put(`${town}-${number}/index.html`, bytesOf(record), program);
    }
  }
  await thread.flush();
  const read = (name: string) => readFile(join(folder, name, 'index.html'), 'utf8');
  for (const number of [0, 99, 100, 249]) {
    expect(await read(`Miami-${number}`)).toBe(`<p>${number} Miami ${number}</p>`);
    expect(await read(`Tampa-${number}`)).toBe(`<p>${number} Tampa ${number}</p>`);
  }
  expect(thread.take()).toMatchObject({ written: 500, others: [] });
});

test('texts of many pages are sent once, also more of them than the thread stores', async () => {
  const thread = open();
  const { records } = thread;
  const values = { page: { seed: 7 }, bytes: [], factBytes: [] };
  const program = byteProgram(
    [bytePieces([{ kind: 'literal', text: '<p>' }]), [], []],
    [
      [0, 0, 0],
      [1, 0, 0],
    ],
  );
  const given = new Map<number, { cacheToken: object; number: number }>();
  let taken = 0;
  // Thirty of them are more than thirty-two megabytes.
  const textOf = (number: number) => `${number} `.repeat(600_000);
  const numberOf = (text: number) => {
    const before = given.get(text);
    if (before?.cacheToken === records.texts.cacheToken) return before.number;
    taken += 1;
    const one = { cacheToken: records.texts.cacheToken, number: records.texts.take(textOf(text)) };
    given.set(text, one);
    return one.number;
  };
  const put = async (page: string, texts: readonly number[]) => {
    const record = new ByteWriter();
    const takenText = (slot: number) => numberOf(texts[slot] ?? 0);
    encodeBindings(program, values, { fillSlot: () => undefined, takenText }, record);
    records.put(`${page}/index.html`, bytesOf(record), program);
    await thread.drain();
  };
  for (let page = 0; page < 40; page += 1) await put(`page-${page}`, [page % 2, page]);
  await thread.flush();
  for (const page of [0, 1, 2, 20, 39])
    expect(
      (await readFile(join(folder, `page-${page}/index.html`), 'latin1')) ===
        `<p>${textOf(page % 2)}${textOf(page)}`,
    ).toBe(true);
  // The forty, and the two that are on every second page.
  expect(taken).toBeGreaterThan(40);
  expect(taken).toBeLessThan(50);
});
