/* Files in transit to another thread, in one buffer. Each part has a head with the lengths of its name and content. */

/** The kinds of parts. Files have names; the others have numbers. */
export interface BatchedPart {
  /** A file, a page's file, the record that a page's file is written from, or a text that records name by its number. */
  readonly kind: PartKind;
  /** The number of a record's program, or of a text; 0 for a file. */
  readonly number: number;
  readonly name: string;
  readonly body: Buffer;
}

const kinds = ['file', 'page', 'record', 'text'] as const;
export type PartKind = (typeof kinds)[number];

/** About a hundred and fifty records: sent seldom enough, and small enough to be read from the processor's cache. */
const usualSize = 262_144;
const headSize = 13;

export class FileBatch {
  readonly #bytes: Buffer<ArrayBuffer>;
  #end = 0;

  private constructor(memory: ArrayBuffer) {
    this.#bytes = Buffer.from(memory);
  }

  /** An empty one in memory that was used before, or in new memory; larger than others where this part is. */
  static for({ name, body }: Pick<BatchedPart, 'name' | 'body'>, used: ArrayBuffer[]): FileBatch {
    const size = headSize + Buffer.byteLength(name) + body.length;
    const memory = size <= usualSize ? used.pop() : undefined;
    return new FileBatch(memory ?? new ArrayBuffer(Math.max(size, usualSize)));
  }

  /** True if a buffer is reused. The buffer of one large file is not. */
  static isUsual(memory: ArrayBuffer): boolean {
    return memory.byteLength === usualSize;
  }

  get memory(): ArrayBuffer {
    return this.#bytes.buffer;
  }

  /** The number of bytes in use. */
  get length(): number {
    return this.#end;
  }

  /** Copies a part; false if it does not fit. */
  add({ kind, number, name, body }: BatchedPart): boolean {
    const bytes = this.#bytes;
    const nameLength = Buffer.byteLength(name);
    const bodyAt = this.#end + headSize + nameLength;
    if (bodyAt + body.length > bytes.length) return false;
    bytes.writeUInt32LE(nameLength, this.#end);
    bytes.writeUInt32LE(body.length, this.#end + 4);
    bytes.writeUInt32LE(number, this.#end + 8);
    bytes.writeUInt8(kinds.indexOf(kind), this.#end + 12);
    bytes.write(name, this.#end + headSize);
    bytes.set(body, bodyAt);
    this.#end = bodyAt + body.length;
    return true;
  }
}

/** The parts of a batch, in the order they were added. Their bytes are the batch's own. */
export function* partsOf({ memory, length }: Pick<FileBatch, 'memory' | 'length'>): Generator<BatchedPart> {
  const bytes = Buffer.from(memory, 0, length);
  for (let at = 0; at < length; ) {
    const nameAt = at + headSize;
    const bodyAt = nameAt + bytes.readUInt32LE(at);
    const end = bodyAt + bytes.readUInt32LE(at + 4);
    yield {
      kind: kinds[bytes.readUInt8(at + 12)] ?? 'file',
      number: bytes.readUInt32LE(at + 8),
      name: bytes.toString('utf8', nameAt, bodyAt),
      body: bytes.subarray(bodyAt, end),
    };
    at = end;
  }
}
