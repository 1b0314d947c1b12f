import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { isatty } from 'node:tty';
import { AppError } from '../../platform/errors.ts';
import { type ArchiveSetting, appendTo } from './archive-writer.ts';
import { takeLock } from './export-lock.ts';
import type { ExportTarget, Written } from './export-target.ts';
import type { WrittenFiles } from './file-sink.ts';
import { endOfArchive } from './tar-entries.ts';
import { WriteFailure } from './write-failure.ts';

const standardOutput = 1;
const nothing = () => Promise.resolve();

/** The destination of the archive's bytes. */
interface OpenArchive {
  readonly file: number;
  /** True if entries that several threads write stay whole, as in a file. */
  readonly isFile: boolean;
  /** Renames it to its final name. */
  keep(): Promise<void>;
  /** Closes it; deletes it if it does not have its final name. */
  close(): Promise<void>;
}

/**
 * One tar archive, written from the start and never read. The file gets its name when it is complete, and replaces the
 * previous one. Of several entries with one name the last counts, as tar reads them.
 */
export class ExportArchive implements ExportTarget {
  readonly setting: ArchiveSetting;
  readonly rewriteSetting: ArchiveSetting;
  readonly maxThreads: number;
  readonly basis = null;
  readonly #archive: OpenArchive;
  #written = 0;

  private constructor(archive: OpenArchive) {
    this.#archive = archive;
    this.setting = { archive: archive.file, modified: Math.floor(Date.now() / 1_000) };
    this.rewriteSetting = this.setting;
    this.maxThreads = archive.isFile ? Infinity : 2;
  }

  /** Opens a file, a device or a named pipe; `-` is standard output. */
  static async open(path: string): Promise<ExportArchive> {
    return new ExportArchive(path === '-' ? await standardArchive() : await namedArchive(path));
  }

  keepAll(): void {
    throw new Error('An archive has no export before it.');
  }

  earlierTexts(): Promise<null> {
    return Promise.resolve(null);
  }

  note({ written }: WrittenFiles): void {
    this.#written += written;
  }

  keeps(): boolean {
    return false;
  }

  /** Appended files can’t be removed. */
  withdraw(names: ReadonlySet<string>): Promise<void> {
    if (names.size === 0) return Promise.resolve();
    return Promise.reject(
      new AppError(
        'conflict',
        'Finished work in the archive was taken down meanwhile. Do not use this archive. Export again.',
        { reason: 'withdrawn' },
      ),
    );
  }

  async finish(): Promise<Written> {
    appendTo(this.#archive.file, endOfArchive);
    await this.#archive.keep();
    return { written: this.#written, unchanged: 0, removed: 0 };
  }

  close(): Promise<void> {
    return this.#archive.close();
  }
}

async function standardArchive(): Promise<OpenArchive> {
  if (isatty(standardOutput))
    throw new AppError(
      'invalid',
      'An archive can’t be read on a terminal. Send it on: export-site - --tar | …',
      {
        reason: 'terminal',
      },
    );
  return { file: standardOutput, isFile: false, keep: nothing, close: nothing };
}

async function namedArchive(path: string): Promise<OpenArchive> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory())
    throw new AppError('conflict', `${path} is a folder. Name a file for the archive.`, {
      reason: 'no-file',
    });
  if (there && !there.isFile()) return deviceArchive(await openForWriting(path));
  return fileArchive(path);
}

async function fileArchive(path: string): Promise<OpenArchive> {
  const [lock, unfinished] = [`${path}.lock`, `${path}.unfinished`];
  await takeLock(lock, 'archive').catch((error: unknown) => {
    throw error instanceof AppError ? error : new WriteFailure(path, error);
  });
  try {
    await rm(unfinished, { force: true });
    const handle = await openForWriting(unfinished);
    return {
      file: handle.fd,
      isFile: true,
      keep: () => rename(unfinished, path),
      close: async () => {
        await handle.close();
        await rm(unfinished, { force: true });
        await rm(lock, { force: true });
      },
    };
  } catch (error) {
    await rm(lock, { force: true });
    throw error instanceof AppError ? error : new WriteFailure(path, error);
  }
}

function deviceArchive(handle: FileHandle): OpenArchive {
  return { file: handle.fd, isFile: false, keep: nothing, close: () => handle.close() };
}

/** Every write appends, regardless of writes by other threads. */
async function openForWriting(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'a');
  } catch (error) {
    throw new WriteFailure(path, error);
  }
}
