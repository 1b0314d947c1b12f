import { crc32, inflateRawSync } from 'node:zlib';

/** A file of a zip, as listed in its directory before unpacking. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  /** A folder, a link, or encrypted; a plain file otherwise. */
  readonly kind: 'file' | 'folder' | 'link' | 'encrypted';
  /** Packed, without its header. */
  readonly packed: Uint8Array;
  readonly method: number;
  readonly checksum: number;
}

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const headerMark = 0x04_03_4b_50;
const zip64Mark = 0x07_06_4b_50;
const endLength = 22;
const zip64Length = 20;
const entryLength = 46;
const headerLength = 30;
const largestComment = 65_535;
/** The sizes stand behind the file, and the header may leave them out. */
const sizesBehind = 8;
/** The upper half of an entry’s attributes is its Unix mode; this part of it, the kind of file. */
const kindMask = 0o170_000;
const linkKind = 0o120_000;

/**
 * The directory of a zip; null where the bytes are no zip, or where its parts contradict each other: then programs
 * would find different files in it.
 */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  // A record before the end that names another directory, for files above 4 GB.
  if (end >= zip64Length && view.getUint32(end - zip64Length, true) === zip64Mark) return null;
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (view.getUint16(end + 8, true) !== count) return null;
  let at = directory;
  const entries: ZipEntry[] = [];
  const ranges: { readonly from: number; readonly to: number }[] = [];
  for (let number = 0; number < count; number += 1) {
    const entry = entryAt({ bytes, view, at, end, directory });
    if (entry === null) return null;
    entries.push(entry);
    ranges.push(entry);
    at = entry.next;
  }
  ranges.sort((a, b) => a.from - b.from);
  return ranges.some(({ to }, index) => to > (ranges[index + 1]?.from ?? directory)) ? null : entries;
}

/** The content of a file; null where it is damaged, or not as long as its directory says. */
export function unpackEntry({ packed, bytes, method, checksum }: ZipEntry): Uint8Array | null {
  try {
    const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
    const isWhole = (method === 0 || method === 8) && content.byteLength === bytes;
    return isWhole && crc32(content) === checksum ? content : null;
  } catch {
    return null;
  }
}

interface Place {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly at: number;
  readonly end: number;
  readonly directory: number;
}

function entryAt({ bytes, view, at, end, directory }: Place) {
  if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return null;
  const half = (offset: number) => view.getUint16(at + offset, true);
  const whole = (offset: number) => view.getUint32(at + offset, true);
  const from = whole(42);
  const start = at + entryLength;
  const next = start + half(28) + half(30) + half(32);
  if (next > end || from + headerLength > directory || view.getUint32(from, true) !== headerMark) return null;
  const header = (offset: number) => view.getUint16(from + offset, true);
  const body = from + headerLength + header(26) + header(28);
  const to = body + whole(20);
  const name = bytes.subarray(start, start + half(28));
  const headerName = bytes.subarray(from + headerLength, from + headerLength + header(26));
  const isSame =
    to <= directory &&
    header(8) === half(10) &&
    Buffer.compare(name, headerName) === 0 &&
    [14, 18, 22].every(offset => {
      const value = view.getUint32(from + offset, true);
      return value === whole(offset + 2) || (value === 0 && (header(6) & sizesBehind) !== 0);
    });
  if (!isSame) return null;
  const text = new TextDecoder().decode(name);
  const isEncrypted = ((half(8) | header(6)) & 1) === 1;
  return {
    name: text,
    bytes: whole(24),
    kind: isEncrypted ? ('encrypted' as const) : kindOf(text, whole(38) >>> 16),
    packed: bytes.subarray(body, to),
    method: half(10),
    checksum: whole(16),
    from,
    to,
    next,
  };
}

function kindOf(name: string, mode: number): ZipEntry['kind'] {
  if ((mode & kindMask) === linkKind) return 'link';
  return name.endsWith('/') ? 'folder' : 'file';
}

/** The end of the directory is the last thing in a zip, before a comment. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - largestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (
      view.getUint32(at, true) === endMark &&
      at + endLength + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  }
  return null;
}
