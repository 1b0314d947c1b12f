import { expect, it } from 'vitest';
import { loneFiles } from './lone-files.ts';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);
const use = (path: string) => `import { a } from '${path}';\n`;
const check = (files: Readonly<Record<string, string>>) =>
  loneFiles(Object.entries(files).map(([path, text]) => ({ path, text })));

it('finds a small file that only its neighbor uses', () => {
  expect(check({ 'src/a/part.ts': lines(40), 'src/a/whole.ts': use('./part.ts') })).toEqual([
    'src/a/part.ts: only src/a/whole.ts uses these 40 lines. Make them a part of it.',
  ]);
});

it('takes a file that is long, has several users, or is used from another folder', () => {
  expect(check({ 'src/a/part.ts': lines(41), 'src/a/whole.ts': use('./part.ts') })).toEqual([]);
  const part = { 'src/a/part.ts': lines(3) };
  expect(check({ ...part, 'src/a/b.ts': use('./part.ts'), 'src/a/c.ts': use('./part.ts') })).toEqual([]);
  expect(check({ ...part, 'src/b/whole.ts': use('../a/part.ts') })).toEqual([]);
});

it('takes a file that its user has no room for', () => {
  expect(check({ 'src/a/part.ts': lines(40), 'src/a/whole.ts': use('./part.ts') + lines(240) })).toEqual([]);
});

it('takes what is loaded when it is needed, what a test names, SQL and what an entry file shows', () => {
  const part = { 'src/a/part.ts': lines(3) };
  expect(check({ ...part, 'src/a/whole.ts': "const load = () => import('./part.ts');" })).toEqual([]);
  expect(check({ ...part, 'src/a/whole.ts': use('./part.ts'), 'src/a/part.test.ts': 'x' })).toEqual([]);
  expect(check({ 'src/a/queries.ts': lines(3), 'src/a/whole.ts': use('./queries.ts') })).toEqual([]);
  expect(check({ 'src/sections/part.ts': lines(3), 'src/sections/schemas.ts': use('./part.ts') })).toEqual(
    [],
  );
});

it('takes the files that are listed with a reason', () => {
  const set = 'src/sections/illustrations/local.ts';
  expect(check({ [set]: lines(9), 'src/sections/illustrations/registry.ts': use('./local.ts') })).toEqual([]);
});
