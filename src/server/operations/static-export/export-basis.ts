import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dayAt } from '../../business/statements/statement-row.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { findSnapshot, listWrittenSince, markPublished, markShownTables } from './basis-queries.ts';

export const exportBasisSchema = z.object({
  /** A fingerprint of everything that the files were rendered from, except each landing page's own row. */
  inputs: z.string(),
  /** Later changes were written by this transaction or a later one. */
  transaction: z.string().regex(/^\d+$/),
  pages: z.int(),
});

/** The inputs of an export at its start. With the same inputs only changed pages differ. */
export type ExportBasis = z.infer<typeof exportBasisSchema>;

/** Choices of an export that its files depend on. */
export interface FileOptions {
  /** The address that forms are sent to, if it isn't the site's own. */
  readonly formsOrigin: string | null;
  /** Without them, shared links show no picture; drawing one takes longer than hundreds of pages. */
  readonly hasPictures: boolean;
}

/** Beyond this many changed pages all are rendered. */
const maxChanged = 100_000;
/** Rows store the low bits of their transaction's number. */
const bits = 32n;
/** Lower numbers are reserved. */
const firstTransaction = 3n;

/** Call it before settings and templates are read: a change in between must count as later. */
export async function readBasis(
  config: Config,
  db: Db,
  { formsOrigin, hasPictures }: FileOptions,
  now = new Date(),
): Promise<ExportBasis> {
  const { transaction, cluster } = await findSnapshot(db);
  const [tables, published] = await Promise.all([markShownTables(db), markPublished(db)]);
  const { publicUrl, host, port, googleMapsApiKey, showStacks } = config;
  const parts = [
    await programMark(),
    cluster,
    [publicUrl, host, port, googleMapsApiKey, showStacks, config.wikipediaApiUrl, formsOrigin, hasPictures],
    // Statements expire at the end of their day.
    dayAt(now),
    tables,
    published.mark,
  ];
  return { inputs: hash('sha256', JSON.stringify(parts)), transaction, pages: published.pages };
}

/** The addresses of the only pages that can differ between two exports; null: any page can. */
export async function changedPages(
  db: Db,
  before: ExportBasis | null,
  now: ExportBasis | null,
): Promise<readonly string[] | null> {
  if (!before || before.inputs !== now?.inputs) return null;
  const since = BigInt.asUintN(Number(bits), BigInt(before.transaction));
  const age = BigInt(now.transaction) - BigInt(before.transaction);
  if (since < firstTransaction || age < 0n || age >= 1n << (bits - 2n)) return null;
  const slugs = await listWrittenSince(db, since.toString(), maxChanged + 1);
  return slugs.length > maxChanged ? null : slugs;
}

/** The built program: its entry files name their chunks by content, and the manifest names the style sheets. */
const builtFiles = [
  'package.json',
  'dist/server/command-line.js',
  'dist/server/export-worker.js',
  'dist/client/.vite/manifest.json',
];

/** A fingerprint of the program, with the content that it reads while it runs. Sources can change at any time. */
async function programMark(): Promise<string> {
  if (import.meta.dirname.endsWith(join('operations', 'static-export')))
    return `${process.pid} ${performance.timeOrigin}`;
  const content = await readdir(join(projectRoot, 'content'), { recursive: true, withFileTypes: true });
  const files = [
    ...builtFiles.map(file => join(projectRoot, file)),
    ...content.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name)),
  ].toSorted();
  const contents = await Promise.all(files.map(file => readFile(file)));
  return hash('sha256', Buffer.concat([Buffer.from(files.join('\n')), ...contents]));
}
