/*
 * Heads of a tar archive (POSIX ustar; pax for names that ustar has no room or letters for).
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
 */

const block = 512;
/** Two empty blocks. Without them an archive was cut off. */
export const endOfArchive = Buffer.alloc(2 * block);

/** The fields of a head: where each begins, and its size in bytes. */
const fields = {
  name: [0, 100],
  size: [124, 11],
  checksum: [148, 6],
  kind: [156, 1],
  prefix: [345, 155],
} as const;

export interface TarEntry {
  readonly name: string;
  readonly body: Buffer;
}

/** The size of an entry in the archive, in bytes. */
export function entrySize({ name, body }: TarEntry): number {
  const long = splitName(name) ? 0 : block + padded(Buffer.byteLength(paxPath(name)));
  return long + block + padded(body.length);
}

/** Writes entries of one time, in seconds since 1970. */
export class TarEntries {
  /** The fields that all entries share. */
  readonly #head = Buffer.alloc(block);

  constructor(modified: number) {
    this.#head.write('0000644\x000000000\x000000000\0', 100, 'latin1');
    this.#head.write(`${octal(modified)}\0`, 136, 'latin1');
    this.#head.write('        ', fields.checksum[0], 'latin1');
    this.#head.write('ustar\x0000', 257, 'latin1');
  }

  /** Writes an entry of `entrySize` bytes; returns its end. */
  write(out: Buffer, at: number, { name, body }: TarEntry): number {
    const parts = splitName(name);
    if (parts) return this.#write(out, at, { ...parts, kind: '0', body });
    const path = Buffer.from(paxPath(name));
    const next = this.#write(out, at, { prefix: '', name: 'long-name', kind: 'x', body: path });
    return this.#write(out, next, { prefix: '', name: 'long-name', kind: '0', body });
  }

  #write(
    out: Buffer,
    at: number,
    { prefix, name, kind, body }: NameParts & { kind: string; body: Buffer },
  ): number {
    const head = out.subarray(at, at + block);
    head.set(this.#head);
    head.write(name, fields.name[0], 'latin1');
    head.write(prefix, fields.prefix[0], 'latin1');
    head.write(octal(body.length), fields.size[0], 'latin1');
    head.write(kind, fields.kind[0], 'latin1');
    let sum = 0;
    for (const byte of head) sum += byte;
    head.write(`${sum.toString(8).padStart(fields.checksum[1], '0')}\0 `, fields.checksum[0], 'latin1');
    const bodyAt = at + block;
    out.set(body, bodyAt);
    const end = bodyAt + padded(body.length);
    out.fill(0, bodyAt + body.length, end);
    return end;
  }
}

interface NameParts {
  readonly prefix: string;
  readonly name: string;
}

/** The two fields of a name; null if it does not fit in them. */
function splitName(name: string): NameParts | null {
  if (/[^\x20-\x7e]/.test(name)) return null;
  if (name.length <= fields.name[1]) return { prefix: '', name };
  const slash = name.lastIndexOf('/', fields.prefix[1]);
  if (slash < 1 || name.length - slash - 1 > fields.name[1]) return null;
  return { prefix: name.slice(0, slash), name: name.slice(slash + 1) };
}

/** A record of its own length, which counts its own digits. */
function paxPath(name: string): string {
  const rest = ` path=${name}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  length = bytes + String(length).length;
  return `${length}${rest}`;
}

function octal(number: number): string {
  return number.toString(8).padStart(fields.size[1], '0');
}

function padded(bytes: number): number {
  return Math.ceil(bytes / block) * block;
}
