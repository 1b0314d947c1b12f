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
