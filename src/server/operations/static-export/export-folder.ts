import { type Dirent, existsSync } from 'node:fs';
import { mkdir, opendir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import type { EarlierFile } from '../../search/sitemap/earlier-files.ts';
import { type ExportBasis, exportBasisSchema } from './export-basis.ts';
import { takeLock } from './export-lock.ts';
import type { ExportTarget, Written } from './export-target.ts';
import type { WrittenFiles } from './file-sink.ts';
import type { FolderSetting } from './file-writer.ts';
import { KnownFiles } from './known-files.ts';

/** State for the next export; never to be served. */
export const ownFolder = '.pagehaul';
const markFile = 'export.json';
const knownFile = 'files.bin';
const listFile = 'files.txt';

/** An unreadable mark counts as an interrupted export. */
const markSchema = z
  .object({ complete: z.boolean(), drawn_from: exportBasisSchema.nullable().catch(null).default(null) })
  .catch({ complete: false, drawn_from: null });

/** The state of the last export. */
interface FolderState {
  readonly known: KnownFiles;
  /** The names of all files but pages. */
  readonly before: ReadonlySet<string>;
  readonly isUnsure: boolean;
  readonly basis: ExportBasis | null;
}

/**
 * A folder that only exports write to, by `FileWriter`s. Its manifest is written last.
 * After an interrupted export, the next one writes all files again and removes the rest.
 */
export class ExportFolder implements ExportTarget {
  readonly path: string;
  readonly maxThreads = Infinity;
  readonly setting: FolderSetting;
  readonly basis: ExportBasis | null;
  readonly #known: KnownFiles;
  /** The last export was interrupted, so its manifest may be wrong. */
  readonly #isUnsure: boolean;
  readonly #before: ReadonlySet<string>;
  #others: string[] = [];
  #written = 0;
  #unchanged = 0;
  #removed = 0;

  private constructor(path: string, { known, before, isUnsure, basis }: FolderState) {
    this.path = path;
    this.basis = isUnsure ? null : basis;
    this.#known = known;
    this.#before = before;
    this.#isUnsure = isUnsure;
    this.setting = { path, isUnsure, known: known.snapshot() };
  }

  /** Opens an export folder, or creates one in an empty place. `isWhole`: every page is rendered and every file checked. */
  static async open(path: string, { isWhole = false } = {}): Promise<ExportFolder> {
    await makeFolder(path, 'Name an empty folder, or one that an export made.');
    const own = join(path, ownFolder);
    // Reading the names of a million folders takes a second.
    const entries = await opendir(path);
    const isEmpty = (await entries.read()) === null;
    await entries.close();
    if (!isEmpty && !existsSync(own)) {
      throw new AppError(
        'conflict',
        `${path} holds files that no export wrote. Name an empty folder or an earlier export. Outdated files there are deleted.`,
        { reason: 'not-ours' },
      );
    }
    await mkdir(own, { recursive: true });
    await takeLock(join(own, 'lock'), 'folder');
    const mark = await readMark(join(own, markFile));
    const isUnsure = !isEmpty && !mark.complete;
    const list = await readFile(join(own, listFile), 'utf8').catch(() => '');
    const known = await KnownFiles.read(join(own, knownFile));
    await writeFile(join(own, markFile), markText(false, null));
    const before = new Set(list.split('\n').filter(Boolean));
    return new ExportFolder(path, { known, before, isUnsure, basis: isWhole ? null : mark.drawn_from });
  }

  /** Rewrites files regardless of the manifest: those in the folder are newer. */
  get rewriteSetting(): FolderSetting {
    return { ...this.setting, isUnsure: true };
  }

  keepAll(): void {
    this.#known.keepAll();
    this.#others = [...this.#others, ...this.#before];
  }

  async earlierTexts(begin: string): Promise<AsyncIterable<EarlierFile> | null> {
    const names = [...this.#before]
      .filter(name => name.startsWith(begin))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const isThere = names.every(name => existsSync(join(this.path, name)));
    return isThere ? this.#texts(names) : null;
  }

  async *#texts(names: readonly string[]): AsyncGenerator<EarlierFile> {
    for (const name of names) yield { path: `/${name}`, text: await readFile(join(this.path, name), 'utf8') };
  }

  /** Adds written files to the manifest. */
  note({ marks, others, written, unchanged }: WrittenFiles): void {
    this.#known.note(Buffer.from(marks.buffer, marks.byteOffset, marks.byteLength));
    for (const name of others) this.#others.push(name);
    this.#written += written;
    this.#unchanged += unchanged;
  }

  /** True if this file exists since the last export, finished and as noted. */
  keeps(name: string): boolean {
    if (this.#isUnsure || !this.#before.has(name)) return false;
    this.#others.push(name);
    return true;
  }

  /** Removes files that this export wrote and that are no longer part of the site. */
  async withdraw(names: ReadonlySet<string>): Promise<void> {
    if (names.size === 0) return;
    this.#others = this.#others.filter(name => !names.has(name));
    for (const name of names) {
      this.#known.forget(name);
      await this.#remove(name);
    }
  }

  /** Removes files that are no longer part of the site, and writes the manifest. */
  async finish(basis: ExportBasis | null): Promise<Written> {
    const others = new Set(this.#others);
    for (const name of this.#before) if (!others.has(name)) await this.#remove(name);
    // There is a folder per page. Reading all of them would mostly find nothing.
    if (this.#isUnsure || this.#known.hasVanished()) await this.#removeOld(others);
    await this.#replace(listFile, [...others].toSorted().join('\n'));
    await this.#replace(knownFile, this.#known.write());
    await this.#replace(markFile, markText(true, basis));
    await this.close();
    const unchanged = this.#unchanged + this.#known.countKept();
    return { written: this.#written, unchanged, removed: this.#removed };
  }

  /** Releases the lock on the folder. */
  async close(): Promise<void> {
    await rm(join(this.path, ownFolder, 'lock'), { force: true });
  }

  async #removeOld(others: ReadonlySet<string>): Promise<void> {
    for await (const entry of await opendir(this.path)) {
      if (entry.name === ownFolder || this.#known.isNoted(`${entry.name}/index.html`)) continue;
      if (this.#isUnsure) await this.#sweep(entry, others);
      else if (entry.isDirectory() && this.#known.isVanished(`${entry.name}/index.html`))
        await this.#remove(`${entry.name}/index.html`);
    }
  }

  /** Removes files of an interrupted export that are not part of the site. */
  async #sweep(entry: Dirent, others: ReadonlySet<string>): Promise<void> {
    if (!entry.isDirectory()) {
      if (!others.has(entry.name)) await this.#remove(entry.name);
      return;
    }
    const inside = join(this.path, entry.name);
    const folders = [inside];
    for await (const one of await opendir(inside, { recursive: true })) {
      const name = relative(this.path, join(one.parentPath, one.name));
      if (one.isDirectory()) folders.push(join(this.path, name));
      else if (!others.has(name.replaceAll(sep, '/'))) await this.#remove(name);
    }
    for (const folder of folders.toReversed()) await rmdir(folder).catch(() => undefined);
  }

  async #remove(name: string): Promise<void> {
    const target = join(this.path, name);
    const isFile = await rm(target).then(
      () => true,
      () => false,
    );
    if (!isFile) return;
    this.#removed += 1;
    // Only an empty folder is removed.
    await rmdir(dirname(target)).catch(() => undefined);
  }

  async #replace(name: string, content: string | Buffer): Promise<void> {
    const target = join(this.path, ownFolder, name);
    await writeFile(`${target}.unfinished`, content);
    await rename(`${target}.unfinished`, target);
  }
}

async function readMark(path: string): Promise<z.infer<typeof markSchema>> {
  const mark = await readFile(path, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  return markSchema.parse(mark);
}

function markText(complete: boolean, basis: ExportBasis | null): string {
  return `${JSON.stringify({ made_by: 'pagehaul export-site', complete, drawn_from: basis }, null, 2)}\n`;
}
