/*
 * A container is a tar file: `checksum`, `manifest.json`, one `lists/{name}/{number}.gz` for each part of a list's rows,
 * photos as files, and `rows.json` with the number of rows of each list. A row is a line.
 */

/** The rows of a list, in parts of any length. */
export interface RowsEntry {
  readonly kind: 'rows';
  readonly list: string;
  readonly columns: readonly string[];
  readonly content: AsyncIterable<Buffer>;
}

export interface FileEntry {
  readonly kind: 'file';
  readonly path: string;
  readonly content: Buffer;
}

export type ContainerEntry = RowsEntry | FileEntry;

/** A container, or an older backup, whose first entries are read. */
export interface OpenContainer {
  readonly path: string;
  readonly bytes: number;
  readonly rows: number;
  readonly manifest: unknown;
  readonly checksum: string;
  /** The position of the first byte that the checksum is about. */
  readonly checkedFrom: number;
  /** `onRead` gets the number of bytes read. */
  entries(signal?: AbortSignal, onRead?: (bytes: number) => void): AsyncGenerator<ContainerEntry>;
}

/** The file is truncated, changed or of another kind. */
export class DamagedFile extends Error {
  readonly what: string;

  constructor(what: string) {
    super(`The backup is damaged: ${what}.`);
    this.name = 'DamagedFile';
    this.what = what;
  }
}

/** Compares the number of rows that were read. */
export function requireRows({ rows }: OpenContainer, read: number): void {
  if (rows !== read) throw new DamagedFile(`it has ${read} rows instead of ${rows}`);
}

/** Rows are written and read in parts of at most so many bytes. */
export const maxPart = 4 * 1024 ** 2;

export const [checksumName, manifestName, countsName] = ['checksum', 'manifest.json', 'rows.json'];
export const blockBytes = 512;

/** The content of the first entry. All have one length, so that it can be written last. */
export const checksumText = (checksum: string, rows: number) =>
  `pagehaul-container 1\nsha256 ${checksum}\nrows ${String(rows).padStart(15, '0')}\n`;
export const checksumPattern = /^pagehaul-container 1\nsha256 ([0-9a-f]{64})\nrows (\d{15})\n$/;

const newLine = '\n'.charCodeAt(0);

export function countLines(part: Buffer): number {
  let count = 0;
  for (let at = part.indexOf(newLine); at >= 0; at = part.indexOf(newLine, at + 1)) count += 1;
  return count;
}

/** The length of the next part: whole lines if one ends in it. */
export function partLength(held: Buffer): number {
  return held.lastIndexOf(newLine, maxPart - 1) + 1 || Math.min(held.length, maxPart);
}
