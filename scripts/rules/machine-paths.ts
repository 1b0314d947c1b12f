import { lineOf, type Rule } from './repository.ts';

/* The repository must read the same on every machine: no folders of one person's disk, no private package server. */

const traces: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /(?<![\w.)}>-])(\/home\/\w|\/root\/|\/Users\/\w|\/work\/|\/mnt\/\w|[A-Z]:\\\\?Users)/g,
    why: 'is a folder of one machine',
  },
  {
    pattern: /"resolved":\s*"https?:/g,
    why: 'ties the lockfile to one package server (see .npmrc: omit-lockfile-registry-resolved)',
  },
  { pattern: /^(@[\w-]+:)?registry\s*=|_authToken/gm, why: 'ties the checkout to one package server' },
];

export const machinePaths: Rule = files =>
  files
    .filter(file => !file.path.startsWith('scripts/rules/'))
    .flatMap(({ path, text }) =>
      traces.flatMap(({ pattern, why }) =>
        [...text.matchAll(pattern)].map(
          found => `${path}:${lineOf(text, found.index)}: "${found[0]}" ${why}.`,
        ),
      ),
    );
