import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of ours: its path from the top folder with slashes, and its text (empty for pictures and fonts). */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A rule reads all files and returns its problems as whole sentences. */
export type Rule = (files: readonly SourceFile[]) => string[];

const notOurs = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.data',
  '.cache',
  '.library',
  'results', // of the bench
]);
const binary = /\.(png|jpe?g|webp|woff2?|ico)$/;

/** Every file of the checkout except what tools put there. */
export function readRepository(root: string): SourceFile[] {
  const found: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (notOurs.has(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) {
        const text = binary.test(entry.name) ? '' : readFileSync(path, 'utf8');
        found.push({ path: relative(root, path).split(sep).join('/'), text });
      }
    }
  };
  walk(root);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The number of the line that holds the character at `index`. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
