import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-site-pages-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const pages = (...words: string[]) => runCommand(program, ['site-pages', ...words]);
const stateAt = async (path: string) => {
  const line = (await pages('list')).stdout.split('\n').find(one => one.startsWith(`${path} `));
  return line?.split(/ {2,}/)[2];
};

test('a page is written to a file, changed there, saved, and has the text of the trade again', async () => {
  const file = join(home, 'about.json');
  const shown = await pages('show', '/about');
  expect(shown.code).toBe(0);
  const document: SitePageDocument = JSON.parse(shown.stdout);
  await writeFile(file, JSON.stringify({ ...document, title: 'Who we are' }));
  expect(await stateAt('/about')).toBe('of the trade');
  expect(await pages('save', file)).toMatchObject({ code: 0, stdout: 'Saved: /about\n' });
  expect(await stateAt('/about')).toBe('edited');
  expect(JSON.parse((await pages('show', '/about')).stdout)).toEqual({ ...document, title: 'Who we are' });

  expect(await pages('reset', '/about')).toMatchObject({ code: 0 });
  expect(await stateAt('/about')).toBe('of the trade');
  expect(JSON.parse((await pages('show', '/about')).stdout)).toEqual(document);
});

test('a document that is none is refused by its fields, and nothing is changed', async () => {
  const file = join(home, 'broken.json');
  await writeFile(file, '{"path": "/about"');
  expect(await pages('save', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not JSON'),
  });
  await writeFile(file, '{"path": "/about", "name": ""}');
  const refused = await pages('save', file);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('name: ');
  await writeFile(
    file,
    JSON.stringify({
      path: '/about',
      name: 'About',
      title: 'About',
      description: '',
      sections: [{ id: 'a', type: 'no_such_type', title: '', content: {} }],
    }),
  );
  const unknown = await pages('save', file);
  expect(unknown.code).not.toBe(0);
  expect(unknown.stderr).toContain('no_such_type');
  expect(await pages('show', '/nowhere')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No page is at /nowhere.'),
  });
  expect(await stateAt('/about')).toBe('of the trade');
});
