import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DirectWriter } from './direct-writer.ts';
import type { WrittenFiles } from './file-sink.ts';
import { KnownFiles, type KnownTable, markSize, writeMark } from './known-files.ts';
import { unfinishedEnding } from './writable-name.ts';
import { WriteFailure } from './write-failure.ts';

/** The options of a file writer; they can be sent to other threads. */
export interface FolderSetting {
  readonly path: string;
  /** The last export was interrupted, so its manifest may be wrong. */
  readonly isUnsure: boolean;
  /** The manifest of the last export. */
  readonly known: KnownTable;
}

/**
 * Writes files to an export folder unless they are unchanged. A rename replaces existing files atomically.
 * Several writers may share a folder, each with its own files.
 */
export class FileWriter extends DirectWriter {
  readonly #path: string;
  readonly #isUnsure: boolean;
  readonly #known: Pick<KnownFiles, 'holds'>;
  readonly #folders = new Set<string>();
  #marks = Buffer.alloc(markSize * 1_024);
  #length = 0;
  #others: string[] = [];
  #written = 0;
  #unchanged = 0;

  constructor({ path, isUnsure, known }: FolderSetting) {
    super();
    this.#path = path;
    this.#isUnsure = isUnsure;
    this.#known = KnownFiles.over(known);
  }

  /** Writes a file unless it exists unchanged. `isPage`: pages are too many to list by name. */
  protected write(name: string, body: Buffer, isPage: boolean): void {
    if (!isPage) this.#others.push(name);
    const target = `${this.#path}/${name}`;
    const mark = this.#note(name, body);
    if (!this.#isUnsure && this.#known.holds(this.#marks, mark) && isThere(target, body.length)) {
      this.#unchanged += 1;
      return;
    }
    try {
      if (isPage && isNewFolder(dirname(target))) writeFileSync(target, body);
      else this.#exchange(target, body);
    } catch (error) {
      throw new WriteFailure(target, error);
    }
    this.#written += 1;
  }

  protected takeWritten(): Omit<WrittenFiles, 'leftOut'> {
    const taken = {
      marks: Uint8Array.from(this.#marks.subarray(0, this.#length)),
      others: this.#others,
      written: this.#written,
      unchanged: this.#unchanged,
    };
    this.#length = 0;
    this.#others = [];
    this.#written = 0;
    this.#unchanged = 0;
    return taken;
  }

  /** The position of its fingerprint. */
  #note(name: string, body: Buffer): number {
    const at = this.#length;
    if (at === this.#marks.length) this.#marks = Buffer.concat([this.#marks, this.#marks]);
    writeMark(this.#marks, at, name, body);
    this.#length += markSize;
    return at;
  }

  /** Readers never see a partial file. */
  #exchange(target: string, body: Buffer): void {
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    const unfinished = `${target}${unfinishedEnding}`;
    writeFileSync(unfinished, body);
    renameSync(unfinished, target);
  }
}

/** Creates a page's folder; false if it exists. Files in a new folder need no rename. */
function isNewFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isThere(path: string, bytes: number): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === bytes;
}
