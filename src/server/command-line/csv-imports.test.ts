import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import type { Review } from '../../contract/audience/reviews.ts';
import { findRedirect } from '../pages/redirects/find-redirect.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-imports-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const run = (...args: string[]) => runCommand(program, args);

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(home, name);
  await writeFile(path, content);
  return path;
}

test.each([
  [
    'redirects',
    'from,to,note\n/a,/about,=1+1\n',
    "'=1+1",
    'from,to\n/x,/y\n/y,/x\n',
    'Line 2, /x: refused. This would lead',
  ],
  [
    'services',
    'name,keywords,intro\nHedges,"hedge trimming\nhedge removal",=Roots.\n',
    "'=Roots.",
    'name,keywords\nTrees,hedge trimming\n',
    'Line 2, Trees: refused. “hedge trimming” is a keyword of Hedges already.',
  ],
  [
    'statements',
    'subject,predicate,value,source\n"place:Davie, FL",bulk_limit,=10 cubic yards,owner\n',
    "'=10 cubic yards",
    'subject,predicate,value,source\n"place:Nowhere, FL",bulk_limit,all,owner\n',
    'Line 2, place:Nowhere, FL, bulk_limit: refused. The gazetteer has no place',
  ],
])(
  '%s are tried, imported, and exported as they can be imported again',
  async (noun, csv, cell, bad, refusal) => {
    const given = await file(`${noun}.csv`, csv);
    const counts = (text: string) => expect.stringContaining(text);
    const dry = await run(noun, 'import', given, '--dry-run');
    const would = 'Nothing was changed. It would be: 1 new, 0 changed, 0 as they are, 0 refused';
    expect(dry).toMatchObject({ code: 0, stdout: counts(would) });
    expect((await run(noun, 'list')).stdout).toBe(`No ${noun} found\n`);
    expect(await run(noun, 'import', given)).toMatchObject({
      code: 0,
      stdout: counts('Imported: 1 new, 0 changed'),
    });
    const copy = join(home, 'copy.csv');
    expect(await run(noun, 'export', copy)).toMatchObject({ code: 0, stdout: `Written: ${copy}\n` });
    expect(await readFile(copy, 'utf8')).toContain(cell);
    expect((await run(noun, 'import', copy)).stdout).toContain('Imported: 0 new, 0 changed, 1 as they are');
    const refused = await run(noun, 'import', await file('bad.csv', bad));
    expect(refused).toMatchObject({ code: 1, stdout: counts('Nothing was changed: ') });
    expect(refused.stderr).toContain(refusal);
  },
);

test('an imported redirect is in force in a running server', async () => {
  await expect.poll(async () => (await findRedirect(program.redirects, '/a', ''))?.location).toBe('/about');
});

test('every row’s verdict is written to a file, and what may not have been meant is said', async () => {
  const given = await file('warned.csv', 'from,to\n/about,/contact\n/v,/nothing-there\n/w,/contact\n');
  const verdicts = join(home, 'verdicts.csv');
  const { code, stdout, stderr } = await run(
    'redirects',
    'import',
    given,
    '--dry-run',
    '--verdicts',
    verdicts,
  );
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('1 hiding a live page, 1 leading where nothing answers.'),
  ]);
  expect(stderr).toBe('Line 2, /about: new. Hides a live page\nLine 3, /v: new. Nothing answers there\n');
  expect((await readFile(verdicts, 'utf8')).trim().split('\n').slice(1)).toEqual([
    '2,/about,/contact,new,Hides a live page',
    '3,/v,/nothing-there,new,Nothing answers there',
    '4,/w,/contact,new,',
  ]);
});

test('a file that is not there, or of a trade that is not, is refused', async () => {
  expect(await run('redirects', 'import', join(home, 'none.csv'))).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/File .* not found/),
  });
  const given = await file('services.csv', 'name,keywords\nA,b\n');
  expect((await run('services', 'import', given, '--content-pack', 'nothing')).code).toBe(2);
  expect((await run('services', 'list', '--content-pack', 'nothing')).code).toBe(2);
});

const head = 'Date;Stars;Name;Review;source_name;source_url\r\n';
const rows =
  "May 31, 2026;5 stars;José Peña;'Til Friday promo, and good;Yelp;https://yelp.example/2\r\n" +
  '6/2/2026;FIVE;Zoë Zúñiga;“Great”;Yelp;https://yelp.example/3\r\n' +
  'some day;4;Ann;Fine.;Yelp;https://yelp.example/4\r\n';

test('a file as Excel saves it in Windows comes in: its letters, days and stars; a bad row stops no other', async () => {
  const given = join(home, 'excel.csv');
  const bytes = Array.from(
    head + rows,
    letter => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.codePointAt(0) ?? 0,
  );
  await writeFile(given, Uint8Array.from(bytes));
  const whole = await run('reviews', 'import', given);
  expect([whole.code, whole.stderr]).toEqual([1, expect.stringContaining('read as Windows-1252')]);
  expect(whole.stdout).toContain('Nothing was changed: 2 new, 0 changed, 0 as they are, 1 refused');
  expect(await run('reviews', 'import', given, '--skip-refused')).toMatchObject({
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
  await writeFile(given, Buffer.from(`\uFEFF${head}${rows}`, 'utf16le'));
  expect((await run('reviews', 'import', given, '--dry-run')).stdout).toContain(
    '0 new, 0 changed, 2 as they are, 1 refused',
  );
});

test('a letter that another program lost is refused with its line', async () => {
  const given = join(home, 'lost.csv');
  await writeFile(given, (head + rows).replace('Zúñiga', 'Z\uFFFD\uFFFDiga'));
  expect(await run('reviews', 'import', given)).toMatchObject({
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
