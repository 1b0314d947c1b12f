import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's top folder, found from src (tests) or dist (production). */
export const projectRoot: string = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json not found above the program');
  return findRoot(parent);
}
