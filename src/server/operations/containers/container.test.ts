import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContainerEntry, checksumText, maxPart } from './container-entry.ts';
import { openContainer, verifyChecksum } from './read-container.ts';
import { writeContainer } from './write-container.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-container-'));
  file = join(folder, 'container.tar');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

const row = `${'x'.repeat(1023)}\n`;
const lists = {
  few: ['1\ta\n2\t', 'b\n'],
  none: [],
  many: Array.from({ length: 9_000 }, () => row),
  wide: ['y'.repeat(maxPart + 10), '\nshort\n'],
};
const contents = (manifest: object = {}) => ({
  manifest: {
    format: 'test',
    ...manifest,
    lists: Object.keys(lists).map(name => ({ name, columns: ['id'] })),
  },
  entries: (async function* (): AsyncGenerator<ContainerEntry> {
    yield { kind: 'file', path: 'leads/photo.webp', content: Buffer.from('photo') };
    for (const [list, texts] of Object.entries(lists))
      yield { kind: 'rows', list, columns: ['id'], content: pieces(...texts) };
  })(),
  createdAt: new Date('2026-03-14T08:00:00Z'),
});

async function readAll(path: string) {
  const read: Record<string, string> = {};
  for await (const entry of (await openContainer(path)).entries()) {
    if (entry.kind === 'file') read[entry.path] = entry.content.toString();
    else {
      read[entry.list] = '';
      for await (const part of entry.content) {
        if (part.length > maxPart) throw new Error('a part is too long');
        read[entry.list] += part.toString();
      }
    }
  }
  return read;
}

test('what was written is read, in parts of bounded length', async () => {
  const written = await writeContainer(file, contents({ made_at: '2027-03-14' }));
  const counts = { few: 2, none: 0, many: 9_000, wide: 2 };
  expect(written).toEqual({ bytes: statSync(file).size, rows: 9_004, counts });
  const texts = Object.entries(lists).map(([name, parts]) => [name, parts.join('')]);
  expect(await readAll(file)).toEqual({
    ...Object.fromEntries(texts),
    'leads/photo.webp': 'photo',
  });
  const opened = await openContainer(file);
  expect(opened).toMatchObject({ rows: 9_004, manifest: { format: 'test', made_at: '2027-03-14' } });
  await verifyChecksum(opened);
});

test('tar lists it, and reads rows as lines', async () => {
  await writeContainer(file, contents());
  const tar = (...args: string[]) => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });
  expect(tar('tf', 'container.tar').trim().split('\n')).toEqual([
    'checksum',
    'manifest.json',
    'leads/photo.webp',
    'lists/few/000001.gz',
    'lists/none/000001.gz',
    ...[1, 2, 3].map(number => `lists/many/00000${number}.gz`),
    ...[1, 2].map(number => `lists/wide/00000${number}.gz`),
    'rows.json',
  ]);
  tar('xf', 'container.tar');
  const lines = execFileSync('gunzip', ['-c', 'lists/few/000001.gz'], { cwd: folder, encoding: 'utf8' });
  expect(lines).toBe('1\ta\n2\tb\n');
  const sum = execFileSync('sh', ['-c', 'tail -c +1025 container.tar | sha256sum'], { cwd: folder });
  expect(tar('xOf', 'container.tar', 'checksum')).toContain(sum.toString().slice(0, 64));
});

describe('a damaged file is refused:', () => {
  const damaged = (what: string) => ({ name: 'DamagedFile', what });

  test('a changed byte', async () => {
    await writeContainer(file, contents());
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(3_000) ^ 1, 3_000);
    writeFileSync(file, bytes);
    await expect(openContainer(file).then(opened => verifyChecksum(opened))).rejects.toMatchObject(
      damaged('its content does not match its checksum'),
    );
  });

  test('a missing end', async () => {
    await writeContainer(file, contents());
    truncateSync(file, statSync(file).size - 2_048);
    await expect(readAll(file)).rejects.toMatchObject({ name: 'DamagedFile' });
  });

  test('no container', async () => {
    writeFileSync(file, 'something else');
    await expect(openContainer(file)).rejects.toMatchObject(damaged('it does not begin like a backup'));
    writeFileSync(file, await packTar([{ header: { name: 'a', size: 1 }, body: 'a' }]));
    await expect(openContainer(file)).rejects.toMatchObject(damaged('it does not begin like a backup'));
  });

  test.each([
    [
      'a part that unpacks to more than any we write',
      gzipSync('1'.repeat(maxPart + 1)),
      'it can’t be unpacked',
    ],
    ['a part that is not packed', Buffer.from('1\n'), 'it can’t be unpacked'],
    [
      'a part that is larger than any we write',
      Buffer.alloc(33 * 1024 ** 2),
      'a part of it is larger than any we write',
    ],
  ])('%s', async (_, part, what) => {
    await forge([['lists/few/000001.gz', part]]);
    await expect(readAll(file)).rejects.toMatchObject(damaged(what));
  });

  const few = (rows: number) => ['lists/few/000001.gz', gzipSync('1\n'.repeat(rows))] as const;
  const two = '{"lists":[{"name":"few"},{"name":"none"}]}';
  test.each([
    ['rows of one list exchanged for another’s', { few: 1, none: 2 }, 'its list few has 3 rows instead of 1'],
    ['a list that is left out', { few: 3, none: 2 }, 'its list none has 0 rows instead of 2'],
    ['a list that was added', { none: 0 }, 'its list few has 3 rows instead of 0'],
    ['numbers of rows that are none', { few: 'three' }, 'its numbers of rows can’t be read'],
  ])('%s', async (_, counts, what) => {
    await forge([few(3), ['rows.json', JSON.stringify(counts)]], undefined, two);
    await expect(readAll(file)).rejects.toMatchObject(damaged(what));
  });

  test('a link', async () => {
    await forge([], { name: 'leads/link', size: 0, type: 'symlink', linkname: '/etc/passwd' });
    await expect(readAll(file)).rejects.toMatchObject(
      damaged('it holds something that is no part of a backup'),
    );
  });

  test('a manifest that is none', async () => {
    await forge([], undefined, 'no json');
    await expect(openContainer(file)).rejects.toMatchObject(damaged('its head can’t be read'));
  });
});

type Header = Parameters<typeof packTar>[0][number]['header'];

/** Writes a tar with these entries by hand. */
async function forge(
  files: readonly (readonly [string, string | Buffer])[],
  other?: Header,
  manifest = '{"lists":[{"name":"few","columns":["id"]}]}',
): Promise<void> {
  const whole = [
    ['checksum', checksumText('0'.repeat(64), 0)],
    ['manifest.json', manifest],
    ...files,
  ] as const;
  const entries = whole.map(([name, body]) => ({ header: { name, size: Buffer.byteLength(body) }, body }));
  writeFileSync(file, await packTar([...entries, ...(other ? [{ header: other }] : [])]));
}
