/** A file of a zip, as listed in its directory before unpacking. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  /** A folder, a link, or encrypted; a plain file otherwise. */
  readonly kind: 'file' | 'folder' | 'link' | 'encrypted';
}

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const endLength = 22;
const entryLength = 46;
const largestComment = 65_535;
/** The upper half of an entry’s attributes is its Unix mode; this part of it, the kind of file. */
const kindMask = 0o170_000;
const linkKind = 0o120_000;

/** The directory of a zip; null where the bytes are no zip. The unpacker does not tell of links and encryption. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(offset =>
      view.getUint16(at + offset, true),
    );
    const start = at + entryLength;
    const name = new TextDecoder().decode(bytes.subarray(start, start + (nameLength ?? 0)));
    const mode = view.getUint32(at + 38, true) >>> 16;
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    entries.push({
      name,
      bytes: view.getUint32(at + 24, true),
      kind: isEncrypted ? 'encrypted' : kindOf(name, mode),
    });
    at = start + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

function kindOf(name: string, mode: number): ZipEntry['kind'] {
  if ((mode & kindMask) === linkKind) return 'link';
  return name.endsWith('/') ? 'folder' : 'file';
}

/** The end of the directory is the last thing in a zip, before a comment. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - largestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return null;
}
