/* Files on their way to another thread: in one memory, each after a head that says how long its name and its content are. */

export interface BatchedFile {
  readonly name: string;
  readonly body: Buffer;
  readonly isPage: boolean;
  /** The number of the program that writes the file from this body; 0 where the body is the file. */
  readonly program: number;
}

/** Records of some seventy pages: seldom enough to be sent, and little enough to be still in the processor's memory when they are read. */
const usualSize = 262_144;
const headSize = 13;

export class FileBatch {
  readonly #bytes: Buffer<ArrayBuffer>;
  #end = 0;

  private constructor(memory: ArrayBuffer) {
    this.#bytes = Buffer.from(memory);
  }

  /** An empty one in memory that was used before, or in new memory; larger than others where this file is. */
  static for({ name, body }: Pick<BatchedFile, 'name' | 'body'>, used: ArrayBuffer[]): FileBatch {
    const size = headSize + Buffer.byteLength(name) + body.length;
    const memory = size <= usualSize ? used.pop() : undefined;
    return new FileBatch(memory ?? new ArrayBuffer(Math.max(size, usualSize)));
  }

  /** Whether memory is to be used again; what one large file took is not. */
  static isUsual(memory: ArrayBuffer): boolean {
    return memory.byteLength === usualSize;
  }

  get memory(): ArrayBuffer {
    return this.#bytes.buffer;
  }

  /** How much of the memory holds files. */
  get length(): number {
    return this.#end;
  }

  /** Copies a file; false where there is no room for it. */
  add({ name, body, isPage, program }: BatchedFile): boolean {
    const bytes = this.#bytes;
    const nameLength = Buffer.byteLength(name);
    const bodyAt = this.#end + headSize + nameLength;
    if (bodyAt + body.length > bytes.length) return false;
    bytes.writeUInt32LE(nameLength, this.#end);
    bytes.writeUInt32LE(body.length, this.#end + 4);
    bytes.writeUInt32LE(program, this.#end + 8);
    bytes.writeUInt8(isPage ? 1 : 0, this.#end + 12);
    bytes.write(name, this.#end + headSize);
    bytes.set(body, bodyAt);
    this.#end = bodyAt + body.length;
    return true;
  }
}

/** The files of a batch, in the order they were added. Their bytes are the batch's own. */
export function* filesOf({ memory, length }: Pick<FileBatch, 'memory' | 'length'>): Generator<BatchedFile> {
  const bytes = Buffer.from(memory, 0, length);
  for (let at = 0; at < length; ) {
    const nameAt = at + headSize;
    const bodyAt = nameAt + bytes.readUInt32LE(at);
    const end = bodyAt + bytes.readUInt32LE(at + 4);
    yield {
      name: bytes.toString('utf8', nameAt, bodyAt),
      body: bytes.subarray(bodyAt, end),
      isPage: bytes.readUInt8(at + 12) === 1,
      program: bytes.readUInt32LE(at + 8),
    };
    at = end;
  }
}
