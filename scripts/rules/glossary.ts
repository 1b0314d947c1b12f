import type { Rule } from './repository.ts';

/* One noun has one name in every layer. A folder or a part of the contract that the glossary doesn't know is a synonym. */

const file = 'docs/glossary.md';
/** Folders and files that are no words of the product. */
const machinery = new Set([
  'command-line',
  'db',
  'http',
  'jobs',
  'demo',
  'error',
  'ui',
  'shell',
  'auth',
  'batch-input',
  'batch-reports',
  'business-address',
  'compiled',
  'customer-home',
  'database',
  'form-fields',
  'metrics',
  'packs',
  'profile',
  'role',
  'route',
  'screens',
  'serving',
  'setting-texts',
  'system',
  'template-issues',
  'template-preview',
  'template-watch',
  'whole-numbers',
]);

export const glossary: Rule = files => {
  const text = files.find(one => one.path === file)?.text ?? '';
  const known = new Set(
    [...text.matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(found => (found[1] ?? '').toLowerCase()),
  );
  const nouns = new Map<string, string>();
  for (const { path } of files) {
    const noun =
      /^src\/(?:server|admin)\/[^/.]+\/([^/.]+)\//.exec(path)?.[1] ??
      // What a noun is listed by is a file beside it.
      /^src\/contract\/[^/.]+\/([^/.]+?)(?:-filter)?\.ts$/.exec(path)?.[1];
    if (noun && !machinery.has(noun) && !nouns.has(noun)) nouns.set(noun, path);
  }
  return [...nouns]
    .filter(([noun]) => !known.has(singular(noun)) && !known.has(noun))
    .map(
      ([noun, path]) =>
        `${file} does not explain "${singular(noun)}" (${path}). Add it, or use the word that is there.`,
    );
};

function singular(noun: string): string {
  return noun
    .replaceAll('-', ' ')
    .replace(/(?<!ser)ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/(?<!serie)(?<=[^s])s$/, '');
}
