/*
 * Writes docs/access.md from the contract and the public calls of the sign-in library. With --check it changes nothing
 * and fails if the file differs, so that a review shows changed rules.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { libraryCallRules } from '../src/server/identity/auth/library-calls.ts';
import { allRoutes } from '../src/server/platform/http/openapi.ts';
import { accessDocument } from './access-text.ts';

const file = join(import.meta.dirname, '../docs/access.md');
const wanted = accessDocument(allRoutes, libraryCallRules);
if (!process.argv.includes('--check')) await writeFile(file, wanted);
else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
  console.error('docs/access.md differs from the contract. Run npm run access, and look at what changed.');
  process.exitCode = 1;
}
