import type { FileSink, WrittenFiles } from './file-sink.ts';

/** A writer without another thread: no data is ever in transit, so it never waits. */
export abstract class DirectWriter implements FileSink {
  readonly records = null;

  abstract put(name: string, body: Buffer, options?: { readonly isPage?: boolean }): void;
  abstract take(): WrittenFiles;

  drain(): Promise<void> {
    return Promise.resolve();
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
