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

const mark = { header: [0x50, 0x4b, 3, 4], entry: [0x50, 0x4b, 1, 2], end: [0x50, 0x4b, 5, 6] };
const notZip = 'the pack:1:1: This is not a zip. Choose a zip of the pack’s folder.';
const damaged = 'the pack:1:1: The zip is damaged. Make it again.';
/** A zip with other numbers at these places behind a mark. */
function changed(zip: Uint8Array, at: keyof typeof mark, ...writes: [offset: number, value: number][]) {
  const copy = Uint8Array.from(zip);
  const start = Buffer.from(copy).lastIndexOf(Buffer.from(mark[at]));
  for (const [offset, value] of writes) new DataView(copy.buffer).setUint32(start + offset, value, true);
  return copy;
}

test('sizes, sums and names that contradict each other are refused', () => {
  const zip = zipSync({ 'pack.json': bytes(`"${'x'.repeat(5_000)}"`) });
  const problems = (file: Uint8Array) => readPackZip(file).problems.map(problemText);
  // The directory says ten bytes, then the header as well.
  expect(problems(changed(zip, 'entry', [24, 10]))).toEqual([notZip]);
  expect(problems(changed(changed(zip, 'entry', [24, 10]), 'header', [22, 10]))).toEqual([damaged]);
  expect(problems(changed(changed(zip, 'entry', [24, 6_000]), 'header', [22, 6_000]))).toEqual([damaged]);
  expect(problems(changed(changed(zip, 'entry', [16, 7]), 'header', [14, 7]))).toEqual([damaged]);
  expect(problems(changed(zip, 'header', [30, 0x61_61_61_61]))).toEqual([notZip]);
  expect(problems(changed(zip, 'entry', [42, 1]))).toEqual([notZip]);
  expect(problems(Uint8Array.from([...zip, 0]))).toEqual([notZip]);
});

test('two names for the same bytes are refused', () => {
  const zip = zipSync({ 'posts/a.md': bytes('same'), 'posts/b.md': bytes('same') });
  const twice = changed(zip, 'entry', [42, 0]);
  twice.set(bytes('posts/a.md'), Buffer.from(twice).lastIndexOf(Buffer.from('posts/b.md')));
  expect(readPackZip(twice).problems.map(problemText)).toEqual([notZip]);
});

test('a record for large files, which names another directory, is refused', () => {
  const zip = Buffer.from(zipSync({ 'samples.json': bytes('{}') }));
  const end = zip.lastIndexOf(Buffer.from(mark.end));
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06_06_4b_50, 0);
  large.writeUInt32LE(1, 32);
  large.writeUInt32LE(zip.readUInt32LE(end + 16), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeUInt32LE(end, 8);
  const file = Buffer.concat([zip.subarray(0, end), large, locator, zip.subarray(end)]);
  expect(readPackZip(file).problems.map(problemText)).toEqual([notZip]);
});

test('files that another program packed with their sizes behind them are read', () => {
  const zip = zipSync({ 'samples.json': bytes('{}') });
  const streamed = changed(zip, 'header', [14, 0], [18, 0], [22, 0]);
  streamed[6] = 8;
  expect(readPackZip(streamed)).toEqual({ files: new Map([['samples.json', '{}']]), problems: [] });
});

test('a text of quotes and backslashes is checked at once', () => {
  const before = performance.now();
  readPackZip(zipSync({ 'README.md': bytes('"\\'.repeat(400_000)) }));
  expect(performance.now() - before).toBeLessThan(2_000);
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
