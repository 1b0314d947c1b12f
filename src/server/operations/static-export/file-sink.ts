import type { ByteProgram, StringTable } from '../../../engine/index.ts';

/** Where the files of an export go: to the folder at once, or to a thread that writes them there. */
export interface FileSink {
  /** Takes a file; its bytes may change afterwards. `isPage`: there are too many of them to be listed by name. */
  put(name: string, body: Buffer, options?: { readonly isPage?: boolean }): void;
  /** Takes pages as the records that their programs write them from; null where files are written at once. */
  readonly records: RecordSink | null;
  /** Waits while too much is on its way. Whoever puts many files asks now and then. */
  drain(): Promise<void>;
  /** Waits until all that was put is written. */
  flush(): Promise<void>;
  /** What was written since this was asked last. */
  take(): WrittenFiles;
  /** Ends the file that was begun, and what it takes to write. */
  close(): Promise<void>;
}

export interface RecordSink {
  /** Takes what stands in many records. */
  readonly texts: StringTable;
  put(name: string, record: Buffer, program: ByteProgram): void;
}

/** What was written and what was there already, to be noted by whoever has the folder. */
export interface WrittenFiles {
  readonly marks: Uint8Array;
  /** Names of all files but pages. */
  readonly others: readonly string[];
  readonly written: number;
  readonly unchanged: number;
}
