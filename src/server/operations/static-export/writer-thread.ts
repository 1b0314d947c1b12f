import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ByteProgram, StringTable } from '../../../engine/index.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { type BatchedPart, FileBatch } from './file-batch.ts';
import type { FileSink, RecordSink, WrittenFiles } from './file-sink.ts';
import type { WriterSetting } from './open-writer.ts';

/** Files for the thread, in memory that is transferred to it. */
export interface SentBatch {
  readonly memory: ArrayBuffer;
  readonly length: number;
}

/** The program of the following bindings. The first one clears the earlier programs. */
export interface SentProgram {
  readonly number: number;
  readonly program: ByteProgram;
}

/** The returned buffer, and the results of its files. */
export interface WrittenBatch {
  readonly memory: ArrayBuffer;
  readonly files: WrittenFiles;
}

/** From source, the writer is a module next to this one; built, a separate file. */
const workerFile = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'file-writer-worker.ts')
  : join(projectRoot, 'dist/server/file-writer-worker.js');

/** This many batches may be in transit before pages wait for the disk. */
const maxOut = 16;
/** A template has one or two for each kind of page. */
const maxPrograms = 100;

/** The maximum bytes of strings that the thread stores: those of some 100,000 related pages. */
const maxTexts = 32 * 1_048_576;

const nothing: WrittenFiles = { marks: Buffer.alloc(0), others: [], written: 0, unchanged: 0, leftOut: [] };

/** Writes files in another thread, while this one fills the next pages. */
export class WriterThread implements FileSink {
  readonly #worker: Worker;
  readonly #unused: ArrayBuffer[] = [];
  readonly #texts = new SentTexts((number, body) => this.#add({ kind: 'text', number, name: '', body }));
  readonly records: RecordSink = {
    texts: this.#texts,
    put: (name, record, program) => this.#record(name, record, program),
  };
  #batch: FileBatch | null = null;
  /** The numbers of the programs that the thread has. */
  #programs = new Map<ByteProgram, number>();
  #sent = 0;
  #back = 0;
  #written = nothing;
  #failure: { readonly reason: unknown } | null = null;
  #news = Promise.withResolvers<void>();

  constructor(setting: WriterSetting) {
    const worker = new Worker(workerFile, { workerData: setting });
    this.#worker = worker;
    worker.on('message', ({ memory, files }: WrittenBatch) => {
      this.#back += 1;
      this.#written = joined(this.#written, files);
      if (FileBatch.isUsual(memory)) this.#unused.push(memory);
      this.#tell();
    });
    worker.on('error', reason => this.#fail(reason));
    worker.on('exit', () => this.#fail(new Error('The thread that writes the files of the export ended.')));
  }

  /** Never waits: call `drain` to limit the data in transit. */
  put(name: string, body: Buffer, { isPage = false }: { readonly isPage?: boolean } = {}): void {
    this.#add({ kind: isPage ? 'page' : 'file', number: 0, name, body });
  }

  #record(name: string, body: Buffer, program: ByteProgram): void {
    this.#add({ kind: 'record', number: this.#numberOf(program), name, body });
    this.#texts.recorded();
  }

  #add(part: BatchedPart): void {
    this.#throwFailure();
    if (this.#batch?.add(part)) return;
    this.#send();
    this.#batch = FileBatch.for(part, this.#unused);
    this.#batch.add(part);
  }

  #numberOf(program: ByteProgram): number {
    const known = this.#programs.get(program);
    if (known !== undefined) return known;
    if (this.#programs.size >= maxPrograms) {
      // Bindings of these strings must be rendered while the strings exist.
      this.#send();
      this.#programs.clear();
    }
    const number = this.#programs.size + 1;
    this.#programs.set(program, number);
    this.#worker.postMessage({ number, program } satisfies SentProgram, []);
    return number;
  }

  drain(): Promise<void> {
    return this.#until(() => this.#sent - this.#back < maxOut);
  }

  flush(): Promise<void> {
    this.#send();
    const all = this.#sent;
    return this.#until(() => this.#back >= all);
  }

  take(): WrittenFiles {
    const written = this.#written;
    this.#written = nothing;
    return written;
  }

  /** Waits for the sent files, then ends the thread. */
  async close(): Promise<void> {
    await this.#until(() => this.#back === this.#sent).catch(() => undefined);
    await this.#worker.terminate();
  }

  #send(): void {
    if (!this.#batch) return;
    const { memory, length } = this.#batch;
    this.#batch = null;
    this.#sent += 1;
    this.#worker.postMessage({ memory, length } satisfies SentBatch, [memory]);
  }

  /** The waiting request may precede the failure; no result is valid after it. */
  async #until(isSo: () => boolean): Promise<void> {
    this.#throwFailure();
    while (!isSo()) {
      await this.#news.promise;
      this.#throwFailure();
    }
  }

  #fail(reason: unknown): void {
    this.#failure ??= { reason };
    this.#tell();
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.reason;
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers<void>();
  }
}

/** The strings that the thread stores. */
class SentTexts implements StringTable {
  #cacheToken = {};
  #count = 0;
  #size = 0;
  readonly #send: (number: number, text: Buffer) => void;

  constructor(send: (number: number, text: Buffer) => void) {
    this.#send = send;
  }

  get cacheToken(): object {
    return this.#cacheToken;
  }

  take(text: string): number {
    this.#count += 1;
    this.#size += text.length;
    this.#send(this.#count, Buffer.from(text, 'latin1'));
    return this.#count;
  }

  /** The strings are cleared only between two records. */
  recorded(): void {
    if (this.#size < maxTexts) return;
    this.#cacheToken = {};
    this.#count = 0;
    this.#size = 0;
  }
}

function joined(one: WrittenFiles, other: WrittenFiles): WrittenFiles {
  return {
    marks: Buffer.concat([one.marks, other.marks]),
    others: [...one.others, ...other.others],
    written: one.written + other.written,
    unchanged: one.unchanged + other.unchanged,
    leftOut: [...one.leftOut, ...other.leftOut],
  };
}
