import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checkout's top folder, found from wherever this code runs: from src in tests, from dist in production. */
export const projectRoot: string = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json not found above the program');
  return findRoot(parent);
}
