import { describe, expect, test } from 'vitest';
import { type JsonPart, splitJson, splitLines, valueOf } from './split-json.ts';

/** The parts of a text that arrives in pieces of this size. */
async function split(text: string | Buffer, size = 7, splitter = splitJson): Promise<JsonPart[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const parts: JsonPart[] = [];
  for await (const part of splitter(chunks())) parts.push(part);
  return parts;
}

const document = {
  format: 'x',
  version: 1.5,
  nothing: null,
  templates: [
    { name: 'A "quoted" \\ ] } name, with ünïcode 🚚', deep: { list: [1, [2, { a: ']' }]] } },
    'text',
    7,
    null,
    [],
  ],
  empty: [],
  object: { a: [1, 2] },
  last: [true],
};

describe('a file is split into the same parts', () => {
  test.each([1, 2, 3, 7, 64, 100_000])(
    'arriving %i bytes at a time, written tightly or widely',
    async size => {
      for (const text of [
        JSON.stringify(document),
        JSON.stringify(document, null, 3),
        `\uFEFF ${JSON.stringify(document)}\n`,
      ]) {
        const parts = await split(text, size);
        const read: Record<string, unknown> = { empty: [] };
        for (const part of parts) {
          if (part.place === null) read[part.field] = valueOf(part);
          else read[part.field] = [...((read[part.field] as unknown[]) ?? []), valueOf(part)];
        }
        expect(read).toEqual(document);
        expect(parts.find(part => part.field === 'last')?.place).toBe(1);
      }
    },
  );
});

const lines = (chunks: AsyncIterable<Buffer>) => splitLines('pages', chunks);

test.each([1, 7, 100_000])('rows are split at lines, arriving %i bytes at a time', async size => {
  const rows = [...document.templates, { text: 'a\nline' }];
  const parts = await split(rows.map(row => `${JSON.stringify(row)}\n`).join(''), size, lines);
  expect(parts.map(valueOf)).toEqual(rows);
  expect(parts.map(({ field, place }) => [field, place])).toEqual(rows.map((_, at) => ['pages', at + 1]));
  expect(await split('', size, lines)).toEqual([]);
});

test.each([
  ['{"a":1}\n{"a"', 'ends in the middle'],
  ['{"a":1}\n{"a":}\n', 'pages, item 2, is not valid JSON'],
  [`${'['.repeat(100)}${']'.repeat(100)}\n`, 'pages, item 1, is nested more than 64 levels'],
])('rows are refused with the reason: %j', async (text, message) => {
  const reading = split(text, 7, lines).then(parts => parts.map(valueOf));
  await expect(reading).rejects.toThrow(message);
});

describe('an invalid file is refused with the reason', () => {
  test.each([
    ['', 'The file is empty'],
    ['  \n', 'The file is empty'],
    ['<html>', 'The file is not JSON'],
    ['[{"name":"x"}]', 'The file holds a list'],
    ['{"templates":[{"name":"x"}', 'ends in the middle'],
    ['{"templates":[{"name":"x', 'ends in the middle'],
    ['{"templates":[{"name":"x"}]', 'ends in the middle'],
    ['{"templates":[{"name":"x"}]}}', 'There is more after the end'],
    ['{"templates":[{"name":"x"}],"templates":[]}', 'holds “templates” twice'],
    ['{"templates":[{"name":"x"},]}', 'not valid JSON'],
    ['{"templates":[1 2]}', 'not valid JSON'],
    ['{"templates" [1]}', 'not valid JSON'],
    ['{"templates":[{"a":}]}', 'templates, item 1, is not valid JSON'],
    [`{"templates":[${'['.repeat(100)}${']'.repeat(100)}]}`, 'nested more than 64 levels'],
    [`{"deep":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`, 'nested more than 64 levels'],
    [Buffer.from([...Buffer.from('{"a":["'), 0xff, 0xfe, ...Buffer.from('"]}')]), 'not written in UTF-8'],
  ])('%j', async (text, message) => {
    const reading = split(text).then(parts => parts.map(valueOf));
    await expect(reading).rejects.toThrow(message);
  });

  test('one item may not fill the memory, however long it is', async () => {
    async function* endless() {
      yield Buffer.from('{"templates":["');
      for (;;) yield Buffer.alloc(1024 * 1024, 'x');
    }
    const parts = splitJson(endless());
    await expect(parts.next()).rejects.toThrow('templates, item 1, is larger than 16 MB');
  });
});
