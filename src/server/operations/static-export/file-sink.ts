import type { ByteProgram, StringTable } from '../../../engine/index.ts';

/** The destination of exported files: the folder, or a thread that writes to it. */
export interface FileSink {
  /** Accepts a file; its bytes may change afterwards. `isPage`: pages are too many to list by name. */
  put(name: string, body: Buffer, options?: { readonly isPage?: boolean }): void;
  /** Accepts pages as bindings for their programs; null if files are written directly. */
  readonly records: RecordSink | null;
  /** Waits while too much data is in transit. Call it now and then when writing many files. */
  drain(): Promise<void>;
  /** Waits until all accepted files are written. */
  flush(): Promise<void>;
  /** The files written since the last call. */
  take(): WrittenFiles;
  /** Finishes the current file and closes the sink. */
  close(): Promise<void>;
}

export interface RecordSink {
  /** Accepts strings that many bindings share. */
  readonly texts: StringTable;
  put(name: string, record: Buffer, program: ByteProgram): void;
}

/** The files that were written or unchanged, for the manifest. */
export interface WrittenFiles {
  readonly marks: Uint8Array;
  /** Names of all files but pages. */
  readonly others: readonly string[];
  readonly written: number;
  readonly unchanged: number;
  /** Files whose names no file system takes. */
  readonly leftOut: readonly string[];
}
