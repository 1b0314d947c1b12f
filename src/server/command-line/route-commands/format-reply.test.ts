import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { atTerminal } from '../terminal.ts';
import { chooseColumns, formatReply, formatRows } from './format-reply.ts';

const schema = z.object({
  id: z.string(),
  created_at: z.string(),
  name: z.string(),
  is_on: z.boolean(),
  hits: z.number(),
  places: z.array(z.string()),
  note: z.string().nullable(),
  inside: z.object({ a: z.string() }),
});

const row = {
  id: 'a',
  created_at: '2026-11-30T11:18:37.341Z',
  name: 'One',
  is_on: true,
  hits: 12_345,
  places: ['x', 'y'],
  note: null,
  inside: { a: 'b' },
};

const format = (rows: readonly (typeof row)[]) => formatRows(chooseColumns(schema, rows), rows);

test('a list has the plain fields that say something; the dates of the row come last', () => {
  expect(format([row, { ...row, id: 'bb', is_on: false }])).toBe(
    [
      'Id  Name  Is on    Hits  Places  Created at',
      'a   One   yes    12,345  x, y    2026-11-30 11:18',
      'bb  One   no     12,345  x, y    2026-11-30 11:18',
    ].join('\n'),
  );
});

test('further rows have the columns of the first', () => {
  const columns = chooseColumns(schema, [row]);
  expect(formatRows(columns, [{ ...row, name: 'A name longer than the first', hits: 1 }], false)).toBe(
    'a   A name longer than the first  yes         1  x, y    2026-11-30 11:18',
  );
});

test('a table is as wide as the terminal, and keeps two columns', async () => {
  const stdout = Object.assign(new PassThrough(), { columns: 20 });
  const lines = await atTerminal({ env: {}, stdin: new PassThrough(), stdout, stderr: stdout }, async () =>
    format([row]).split('\n'),
  );
  expect(lines[0]).toBe('Id  Name  Is on');
});

test('cells are cut only where not everything fits', () => {
  const long = [{ id: 'a', name: 'x'.repeat(100), note: 'short' }];
  expect(formatRows(chooseColumns(null, long), long)).toContain('x'.repeat(100));
  const both = [{ id: 'a', name: 'x'.repeat(100), note: 'y'.repeat(100) }];
  expect(formatRows(chooseColumns(null, both), both)).toContain(`a   ${'x'.repeat(39)}…  ${'y'.repeat(39)}…`);
});

test('a cell is short, in one line, without a key of another site, and moves no cursor', () => {
  const rows = [{ id: 'a\nb\u001b[2J\u0007', name: 'x'.repeat(10_000), note: 'https://a.example/in?key=1' }];
  const text = formatRows(chooseColumns(null, rows), rows);
  expect(text.split('\n')).toHaveLength(2);
  expect(text).not.toMatch(/[^\P{Cc}\n]|key=1/u);
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(200);
});

test('one answer is its facts, those of the objects in it, and tables of its lists', () => {
  const reply = {
    name: 'A\nB\u001b[2J',
    none: null,
    price: { from: 99, parts: [{ a: 1 }] },
    rows: Array.from({ length: 51 }, (_, n) => ({ n })),
  };
  const text = formatReply(reply);
  expect(text).toContain('Name         A\nB [2J\nPrice from   99\nPrice parts  1\n\nRows\n N\n 0\n');
  expect(text).toMatch(/… 1 more$/);
});

test('an answer without anything says so', () => {
  expect(formatReply({ set: [] })).toBe('Nothing to show');
  expect(formatReply(null)).toBe('');
});
