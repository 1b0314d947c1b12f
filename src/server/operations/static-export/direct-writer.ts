import type { FileSink, WrittenFiles } from './file-sink.ts';
import { isWritable } from './writable-name.ts';

/** What a writer itself knows of its files. */
type OwnFiles = Omit<WrittenFiles, 'leftOut'>;

/** A writer without another thread: no data is ever in transit, so it never waits. */
export abstract class DirectWriter implements FileSink {
  readonly records = null;
  #leftOut: string[] = [];

  /** Writes a file whose name a file system takes. */
  protected abstract write(name: string, body: Buffer, isPage: boolean): void;
  protected abstract takeWritten(): OwnFiles;

  /** One page of an older version whose address is too long stops no export: it is left out and reported. */
  put(name: string, body: Buffer, { isPage = false }: { readonly isPage?: boolean } = {}): void {
    if (isWritable(name)) this.write(name, body, isPage);
    else this.#leftOut.push(name);
  }

  take(): WrittenFiles {
    const leftOut = this.#leftOut;
    this.#leftOut = [];
    return { ...this.takeWritten(), leftOut };
  }

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
