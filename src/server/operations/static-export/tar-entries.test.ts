import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOfArchive, entrySize, TarEntries } from './tar-entries.ts';

/* Read by the machine's own tar. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-tar-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function archiveOf(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const entries = new TarEntries(1_767_225_600);
  const parts = files.map(([name, text]) => {
    const entry = { name, body: Buffer.from(text) };
    const out = Buffer.alloc(entrySize(entry), 0xff);
    expect(entries.write(out, 0, entry)).toBe(out.length);
    return out;
  });
  return Buffer.concat([...parts, endOfArchive]);
}

function unpacked(bytes: Buffer): string {
  writeFileSync(join(folder, 'site.tar'), bytes);
  return execFileSync('tar', ['-x', '-v', '--full-time', '-v', '-f', 'site.tar'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  });
}

test.each([
  ['a page', 'junk-removal-miami-fl/index.html', 'We haul.'],
  ['an empty file', 'empty.txt', ''],
  ['a file of one block', 'block.txt', 'x'.repeat(512)],
  ['a name of a hundred bytes', `${'a'.repeat(95)}.html`, 'short'],
  ['a name that is divided at a slash', `${'b'.repeat(150)}/index.html`, 'divided'],
  ['a name that no field holds', `${'c'.repeat(200)}/index.html`, 'long'],
  ['a name whose record counts another digit', `${'d'.repeat(85)}-${'é'.repeat(3)}`, 'digits'],
  ['a name in other letters', 'lists/ñandú.html', 'letters'],
])('%s comes out as it went in', (_, name, text) => {
  unpacked(
    archiveOf([
      [name, text],
      ['after.txt', 'what follows is found'],
    ]),
  );
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  expect(readFileSync(join(folder, 'after.txt'), 'utf8')).toBe('what follows is found');
});

test('an entry has the time of the export, no owner’s name, and is readable by all users', () => {
  expect(unpacked(archiveOf([['about.html', 'About']]))).toMatch(
    /^-rw-r--r-- 0\/0 +5 2026-01-01 00:00:00 about\.html$/m,
  );
});

test('of two entries of one name the later one counts', () => {
  unpacked(
    archiveOf([
      ['index.html', 'before'],
      ['index.html', 'after'],
    ]),
  );
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('after');
});
