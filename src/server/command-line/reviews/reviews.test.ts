import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Review } from '../../../contract/audience/reviews.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-reviews-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const reviews = (...words: string[]) => runCommand(program, ['reviews', ...words]);

test('reviews are imported, listed, taken down with a reason and shown again', async () => {
  expect(await reviews('list')).toMatchObject({ code: 0, stdout: 'No reviews found\n' });
  const file = join(home, 'reviews.csv');
  const head = 'reviewed_on,rating,author,words,source_name,source_url\n';
  await writeFile(file, `${head}2026-03-05,2,Ann,Late.,Yelp,https://yelp.example/1\n`);
  expect(await reviews('import', file, '--dry-run')).toMatchObject({
    code: 0,
    stdout: 'Nothing was changed. It would be: 1 new, 0 changed, 0 as they are, 0 refused.\n',
  });
  expect((await reviews('import', file)).stdout).toBe(
    'Imported: 1 new, 0 changed, 0 as they are, 0 refused.\n',
  );
  expect((await reviews('list', '--source', 'other')).stdout).toContain('2 of 5');
  const { items } = await program.call<{ items: Review[] }>('GET', '/api/reviews');
  const id = items[0]?.id ?? '';
  expect((await reviews('withdraw', id, '--reason', 'Bad.')).code).toBe(2);
  const reason = 'It is about another company.';
  expect((await reviews('withdraw', id, '--reason', reason)).stdout).toBe(`Withdrawn: ${id}\n`);
  expect((await reviews('list', '--status', 'published')).stdout).toBe('No reviews found\n');
  expect((await reviews('publish', id)).stdout).toBe(`Published: ${id}\n`);

  await writeFile(file, `${head}2026-03-05,9,Ann,Late.,Yelp,https://yelp.example/1\n`);
  const refused = await reviews('import', file);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Line 2, Ann: refused.')]);
  expect((await reviews('publish', 'nothing')).code).toBe(2);
});

const head = 'Date;Stars;Name;Review;source_name;source_url\r\n';
const rows =
  "May 31, 2026;5 stars;José Peña;'Til Friday promo, and good;Yelp;https://yelp.example/2\r\n" +
  '6/2/2026;FIVE;Zoë Zúñiga;“Great”;Yelp;https://yelp.example/3\r\n' +
  'some day;4;Ann;Fine.;Yelp;https://yelp.example/4\r\n';

test('a file as Excel saves it in Windows comes in: its letters, days and stars; a bad row stops no other', async () => {
  const file = join(home, 'excel.csv');
  const bytes = Array.from(
    head + rows,
    letter => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.codePointAt(0) ?? 0,
  );
  await writeFile(file, Uint8Array.from(bytes));
  const whole = await reviews('import', file);
  expect([whole.code, whole.stderr]).toEqual([1, expect.stringContaining('read as Windows-1252')]);
  expect(whole.stdout).toContain('Nothing was changed: 2 new, 0 changed, 0 as they are, 1 refused');
  expect(await reviews('import', file, '--skip-refused')).toMatchObject({
    code: 0,
    stdout: 'Imported: 2 new, 0 changed, 0 as they are, 1 refused.\n',
  });
  const { items } = await program.call<{ items: Review[] }>('GET', '/api/reviews');
  const { author, rating, reviewed_on, words } = items.find(one => one.author.startsWith('José')) ?? {};
  expect({ author, rating, reviewed_on, words }).toEqual({
    author: 'José Peña',
    rating: 5,
    reviewed_on: '2026-05-31',
    words: "'Til Friday promo, and good",
  });
  expect(items.find(one => one.author === 'Zoë Zúñiga')?.words).toBe('“Great”');
  await writeFile(file, Buffer.from(`\uFEFF${head}${rows}`, 'utf16le'));
  expect((await reviews('import', file, '--dry-run')).stdout).toContain(
    '0 new, 0 changed, 2 as they are, 1 refused',
  );
});

test('a letter that another program lost is refused with its line', async () => {
  const file = join(home, 'lost.csv');
  await writeFile(file, (head + rows).replace('Zúñiga', 'Z\uFFFD\uFFFDiga'));
  expect(await reviews('import', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Line 3 has a lost letter'),
  });
  const reply = await program.request('POST', '/api/reviews/import', {
    cookie: program.cookie,
    body: {
      csv: 'reviewed_on,rating,source_name,source_url,author\n2026-03-05,5,Y,https://y.example/1,Jos\uFFFD',
    },
  });
  expect([reply.status, (await reply.json()).error.message]).toEqual([
    400,
    expect.stringContaining('Line 2 has a lost letter'),
  ]);
});
