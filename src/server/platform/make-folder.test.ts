import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'pagehaul-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder is made with those above it, all with the mode, and may be there already', async () => {
  const path = join(home, 'one', 'two');
  for (let times = 0; times < 2; times += 1) await makeFolder(path, '', 0o700);
  const modes = [path, join(home, 'one')].map(folder => statSync(folder).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700]);
});

test('a file in its way is told with the advice', async () => {
  const file = join(home, 'letter.txt');
  writeFileSync(file, 'mine');
  for (const path of [file, join(file, 'below')])
    await expect(makeFolder(path, 'Choose another.')).rejects.toThrow(
      `${path} can’t be a folder: a file is in its way. Choose another.`,
    );
});

test('a place that can’t hold a folder is refused, and not tried forever', async () => {
  for (const path of ['/proc/site', '/proc/site/below'])
    await expect(makeFolder(path, '')).rejects.toThrow(`${path} can’t be a folder: `);
});
