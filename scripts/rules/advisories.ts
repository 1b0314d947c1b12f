import { z } from 'zod';
import { type Advisory, knownAdvisories, refusedParts } from './known-advisories.ts';
import { lineOf, type Rule } from './repository.ts';

/* Packages with known vulnerabilities are not installed, anywhere in the tree; nor are their vulnerable parts used. */

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
const parts = new RegExp(`\\b(?:${refusedParts.join('|')})\\b`, 'g');

export const advisories: Rule = files => [
  ...files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap(({ text }) =>
      Object.entries(lockSchema.parse(JSON.parse(text)).packages).flatMap(([place, { version }]) =>
        knownAdvisories
          .filter(known => place.endsWith(`node_modules/${known.name}`) && isAffected(version ?? '0', known))
          .map(({ id, name, what, fixed }) => {
            const then = fixed ? `Take ${fixed} or newer.` : 'There is no fixed version: use something else.';
            return `package-lock.json: ${name} ${version} has a known fault (${id}: ${what}). ${then}`;
          }),
      ),
    ),
  ...files
    .filter(({ path }) => /^src\/server\/.*\.ts$/.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(parts)].map(
        found =>
          `${path}:${lineOf(text, found.index)}: ${found[0]} of better-auth stays out: see docs/decisions/0009-sign-in.md.`,
      ),
    ),
];

function isAffected(version: string, { fixed }: Advisory): boolean {
  return fixed === null || isBefore(version, fixed);
}

/** A pre-release comes before its version. */
function isBefore(version: string, other: string): boolean {
  const [plain = '', pre] = version.split('-', 2);
  const [mine, theirs] = [plain, other].map(text => text.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (mine?.[at] ?? 0) - (theirs?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return pre !== undefined;
}
