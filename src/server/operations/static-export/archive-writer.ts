import { writeSync } from 'node:fs';
import { DirectWriter } from './direct-writer.ts';
import type { WrittenFiles } from './file-sink.ts';
import { entrySize, TarEntries } from './tar-entries.ts';
import { WriteFailure } from './write-failure.ts';

/** The options of an archive writer; they can be sent to other threads, which share the open file. */
export interface ArchiveSetting {
  /** The descriptor of the open archive. */
  readonly archive: number;
  /** The time of all entries, in seconds since 1970. */
  readonly modified: number;
}

/** The number of bytes to collect for one write call. */
const usualSize = 1_048_576;
const noMarks = new Uint8Array(0);

/**
 * Appends files to a tar archive. Each call writes whole entries, so that several writers may share one file; but not a
 * pipe, which accepts calls in parts.
 */
export class ArchiveWriter extends DirectWriter {
  readonly #file: number;
  readonly #entries: TarEntries;
  readonly #bytes = Buffer.allocUnsafe(usualSize);
  #end = 0;
  #written = 0;

  constructor({ archive, modified }: ArchiveSetting) {
    super();
    this.#file = archive;
    this.#entries = new TarEntries(modified);
  }

  protected write(name: string, body: Buffer): void {
    const entry = { name, body };
    const size = entrySize(entry);
    if (this.#end + size > this.#bytes.length) this.#append();
    if (size > this.#bytes.length) {
      const bytes = Buffer.allocUnsafe(size);
      this.#entries.write(bytes, 0, entry);
      appendTo(this.#file, bytes);
    } else this.#end = this.#entries.write(this.#bytes, this.#end, entry);
    this.#written += 1;
  }

  /** Writes collected bytes before reporting them. An archive has no manifest. */
  protected takeWritten(): Omit<WrittenFiles, 'leftOut'> {
    this.#append();
    const written = this.#written;
    this.#written = 0;
    return { marks: noMarks, others: [], written, unchanged: 0 };
  }

  #append(): void {
    const end = this.#end;
    this.#end = 0;
    appendTo(this.#file, this.#bytes.subarray(0, end));
  }
}

const wait = new Int32Array(new SharedArrayBuffer(4));

/** Writes all bytes. A pipe accepts parts, and nothing while it is full; then this waits for its reader. */
export function appendTo(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(file, bytes, at);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN'))
        throw new WriteFailure('The archive', error);
      Atomics.wait(wait, 0, 0, 5);
    }
  }
}
