import { type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { shippedPack } from '../../../../test/pack-files.ts';
import { problemText } from './pack-problem.ts';
import { readPackZip, writePackZip } from './pack-zip.ts';

const shipped = shippedPack('recovery-equipment');
const bytes = (text: string) => new TextEncoder().encode(text);
const said = (entries: Zippable) => readPackZip(zipSync(entries)).problems.map(problemText);

test('a zip holds the pack byte for byte, and the same pack is the same zip', () => {
  const zip = writePackZip(shipped);
  expect(readPackZip(zip)).toEqual({ files: shipped, problems: [] });
  expect(Buffer.compare(zip, writePackZip(shipped))).toBe(0);
});

test('who zips the folder instead of its files is understood, with what file managers leave behind', () => {
  const entries = Object.fromEntries([...shipped].map(([name, text]) => [`chairs/${name}`, bytes(text)]));
  const { files, problems } = readPackZip(
    zipSync({ ...entries, '__MACOSX/chairs/._pack.json': bytes('x'), 'chairs/.DS_Store': bytes('x') }),
  );
  expect(problems).toEqual([]);
  expect(new Set(files.keys())).toEqual(new Set(shipped.keys()));
});

test.each([
  ['../pack.json'],
  ['/etc/passwd'],
  ['services/../../x.json'],
  ['C:/pack.json'],
  ['services\\x.json'],
])('a name that leads out of the pack is refused: %s', name => {
  expect(said({ [name]: bytes('{}') })).toEqual([`${name}:1:1: The name of the file leads out of the pack.`]);
});

test('a link is refused', () => {
  const link = { os: 3, attrs: (0o120_777 << 16) >>> 0 } as const;
  expect(said({ 'pack.json': [bytes('/etc/passwd'), link] })).toEqual([
    'pack.json:1:1: It is a link to another file. A pack holds its files itself.',
  ]);
});

test('a zip that unpacks to more than a pack may hold is refused before it is unpacked', () => {
  const bomb = new Uint8Array(30_000_000);
  const zip = zipSync({ 'pack.json': bomb });
  expect(zip.byteLength).toBeLessThan(100_000);
  expect(readPackZip(zip).problems.map(problemText)).toEqual([
    'the pack:1:1: The pack is larger than 20 MB. A pack holds texts only.',
  ]);
  expect(said({ 'pack.json': new Uint8Array(2_000_000) })).toEqual([
    'pack.json:1:1: It is larger than 1 MB.',
  ]);
});

test('more bytes than its directory tells come out cut, and as no document', () => {
  const zip = zipSync({ 'pack.json': bytes(`"${'x'.repeat(5_000)}"`) });
  const at = Buffer.from(zip).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(zip.buffer).setUint32(at + 24, 10, true);
  const { files, problems } = readPackZip(zip);
  expect(problems.length + (files.get('pack.json')?.length ?? 0)).toBeLessThanOrEqual(10);
});

test('a zip of 20 MB and more than 2,000 files are refused', () => {
  expect(readPackZip(new Uint8Array(20_000_001)).problems.map(problemText)).toEqual([
    'the pack:1:1: The pack is larger than 20 MB. A pack holds texts only.',
  ]);
  const many = Array.from({ length: 2_001 }, (_, index) => [`posts/post-${index}.md`, bytes('x')] as const);
  expect(said(Object.fromEntries(many))).toEqual([
    'the pack:1:1: It has 2001 files. A pack has at most 2000.',
  ]);
});

test('code, pictures, files of no pack and two files of one name are refused', () => {
  const entries = {
    'pack.ts': bytes('export {}'),
    'logo.svg': bytes('<svg onload="alert(1)"/>'),
    'posts/photo.png': bytes('PNG'),
    'notes.txt': bytes('x'),
    'samples.json': bytes('{}'),
    'Samples.json': bytes('{}'),
  };
  expect(said(entries)).toEqual([
    'pack.ts:1:1: A pack holds no code.',
    'logo.svg:1:1: A pack holds no pictures. Photos are uploaded in the back office, drawings come with the program.',
    'posts/photo.png:1:1: A pack holds no pictures. Photos are uploaded in the back office, drawings come with the program.',
    expect.stringMatching(/^notes\.txt:1:1: This is no file of a pack\./),
    'Samples.json:1:1: The file is there twice.',
  ]);
});

test('scripts and drawings in texts are refused with their place', () => {
  expect(said({ 'posts/a.md': bytes('---\n---\nHello <SCRIPT>alert(1)</SCRIPT>\n') })).toEqual([
    'posts/a.md:3:7: “<SCRIPT” is refused: texts hold no scripts, frames or drawings.',
  ]);
  expect(said({ 'posts/a.md': bytes('Go [there](javascript:alert)\n<svg onload=x>') })).toEqual([
    'posts/a.md:1:12: “javascript:” is refused: texts hold no scripts, frames or drawings.',
  ]);
});

test('values nested without end, and bytes that are no text, are refused', () => {
  expect(said({ 'samples.json': bytes('['.repeat(100_000)) })).toEqual([
    'samples.json:1:1: Its values are nested too deep.',
  ]);
  expect(said({ 'pack.json': Uint8Array.of(0x22, 0xff, 0x22) })).toEqual([
    'pack.json:1:1: It is not text in UTF-8. Save it with this encoding.',
  ]);
});

test('what is no zip, or a damaged one, is refused', () => {
  for (const one of [new Uint8Array(), bytes('{}'), writePackZip(shipped).subarray(0, 4_000)])
    expect(readPackZip(one).problems.map(problemText)).toEqual([
      'the pack:1:1: This is not a zip. Choose a zip of the pack’s folder.',
    ]);
});
