import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createOutput } from '../output.ts';
import { fieldsOf } from './fields.ts';
import { givenFor, optionOf, readDocument, valueOf } from './options.ts';

const schema = z.object({
  title: z.string(),
  note: z.string().nullable(),
  rating: z.number().nullable(),
  is_active: z.boolean(),
  redirect_type: z.literal([301, 410]),
  events: z.array(z.string()),
  field_values: z.record(z.string(), z.string()),
  sections: z.array(z.object({ id: z.string() })),
});

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pagehaul-options-'));
});
afterAll(() => rm(home, { recursive: true }));

const output = createOutput(false);

/** The body of what was typed. */
async function typed(...words: string[]): Promise<Record<string, unknown>> {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const field of fieldsOf(schema)) command.addOption(optionOf(field, false));
  command.parse(words, { from: 'user' });
  const body: Record<string, unknown> = {};
  for (const field of fieldsOf(schema)) {
    const given = givenFor(field, command.opts());
    if (given !== undefined) body[field.name] = await valueOf(field, given, output);
  }
  return body;
}

test.each([
  [['--title', 'A page'], { title: 'A page' }],
  [['--title', ''], { title: '' }],
  [['--title', '-x'], { title: '-x' }],
  [['--title=--json'], { title: '--json' }],
  [['--title', '@@home'], { title: '@home' }],
  [['--title', 'null'], { title: 'null' }],
  [['--title', "'; drop table pages; --"], { title: "'; drop table pages; --" }],
  [['--note', 'null'], { note: null }],
  [['--rating', '4.5'], { rating: 4.5 }],
  [['--rating', '-1'], { rating: -1 }],
  [['--rating', 'null'], { rating: null }],
  [['--is-active'], { is_active: true }],
  [['--is-active', 'false'], { is_active: false }],
  [['--redirect-type', '410'], { redirect_type: 410 }],
  [['--events', 'a', '--events', 'b,c'], { events: ['a', 'b,c'] }],
  [
    ['--field-values', 'city=Miami', '--field-values', 'x=a=b'],
    { field_values: { city: 'Miami', x: 'a=b' } },
  ],
  [['--field-values', '__proto__=x'], { field_values: JSON.parse('{"__proto__":"x"}') as object }],
  [['--sections', '[{"id":"a"}]'], { sections: [{ id: 'a' }] }],
])('%j becomes %j', async (words, body) => {
  expect(await typed(...words)).toEqual(body);
});

test.each([
  [['--rating', 'many'], '--rating'],
  [['--rating', '1e999'], '--rating'],
  [['--rating', ''], '--rating'],
  [['--rating', '٣'], '--rating'],
  [['--is-active', 'yes'], 'Allowed choices are true, false'],
  [['--redirect-type', '9'], 'Allowed choices are 301, 410'],
  [['--field-values', 'city'], '--field-values'],
  [['--field-values', '=x'], '--field-values'],
  [['--sections', '{'], '--sections is not JSON'],
  [['--title', '@/none/there.txt'], '/none/there.txt not found'],
  [['--titel', 'x'], 'Did you mean --title?'],
  [['--title'], 'argument missing'],
])('%j is refused, and %s says where', async (words, message) => {
  await expect(typed(...words)).rejects.toThrow(message);
});

test('a text, a list and JSON may be in a file', async () => {
  const file = join(home, 'a.json');
  await writeFile(file, '[{"id":"é"}]\n');
  expect(await typed('--sections', `@${file}`, '--title', `@${file}`)).toEqual({
    sections: [{ id: 'é' }],
    title: '[{"id":"é"}]\n',
  });
});

test('a document of --from is one object', async () => {
  const file = join(home, 'document.json');
  await writeFile(file, '{"title":"A"}');
  expect(await readDocument(file, output)).toEqual({ title: 'A' });
  for (const text of ['[]', 'null', '"a"', '{', '']) {
    await writeFile(file, text);
    await expect(readDocument(file, output)).rejects.toThrow(file);
  }
});
