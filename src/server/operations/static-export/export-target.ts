import type { EarlierFile } from '../../search/sitemap/earlier-files.ts';
import type { ExportBasis } from './export-basis.ts';
import type { WrittenFiles } from './file-sink.ts';
import type { WriterSetting } from './open-writer.ts';

/** The target of an export: a folder or one archive. */
export interface ExportTarget {
  /** The data that its writers need, also in other threads. */
  readonly setting: WriterSetting;
  /** For files that this export already wrote and writes again. */
  readonly rewriteSetting: WriterSetting;
  /** The maximum number of threads that write to it. */
  readonly maxThreads: number;
  /** The inputs of its files; null: no files, or unknown. */
  readonly basis: ExportBasis | null;
  /** Keeps files of the last export that this one does not write. */
  keepAll(): void;
  /** The kept files whose names start with this, ordered by number; null if one is missing. */
  earlierTexts(begin: string): Promise<AsyncIterable<EarlierFile> | null>;
  /** Adds files that writers reported. */
  note(written: WrittenFiles): void;
  /** True if this file exists since an earlier export, finished and as noted. */
  keeps(name: string): boolean;
  /** Removes files of this export that are no longer part of the site. */
  withdraw(names: ReadonlySet<string>): Promise<void>;
  /** Ends it as complete and stores its basis. */
  finish(basis: ExportBasis | null): Promise<Written>;
  /** Closes the target, complete or not. */
  close(): Promise<void>;
}

export interface Written {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface Exported extends Written {
  /** All landing pages. */
  readonly pages: number;
  /** The landing pages that were rendered: the others can't have changed. */
  readonly drawn: number;
  readonly redirects: number;
  /** Addresses that no file system takes as names, at most 1,000: their pages are not among the files. */
  readonly left_out: readonly string[];
}
