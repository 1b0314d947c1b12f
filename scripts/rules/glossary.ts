import type { Rule } from './repository.ts';

/*
 * One noun has one name in every layer. A folder or contract file that the glossary doesn't know is a synonym. Its
 * table explains words of the product. Words in their usual meaning are listed below it without a sentence. Each word
 * is in only one of them, and the list has only words that name a file or folder, so it can't hide a former synonym.
 */

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
  'route',
  'route-commands',
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
  const [table = '', list = ''] = text.split(/^## .*$/m);
  const usual = list.split(/[,.]/).map(toWord).filter(Boolean);
  const bold = [...table.matchAll(/\*\*([^*]+)\*\*/g)].map(found => toWord(found[1] ?? ''));
  const known = new Set([
    ...[...table.matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(found => toWord(found[1] ?? '')),
    ...usual,
  ]);
  const nouns = new Map<string, string>();
  for (const { path } of files) {
    const noun =
      /^src\/(?:server|admin)\/[^/.]+\/([^/.]+)\//.exec(path)?.[1] ??
      // The filter of a noun is a separate file.
      /^src\/contract\/[^/.]+\/([^/.]+?)(?:-filter)?\.ts$/.exec(path)?.[1];
    if (noun && !machinery.has(noun) && !nouns.has(noun)) nouns.set(noun, path);
  }
  const named = new Set([...nouns.keys()].flatMap(noun => [noun, singular(noun)]));
  const unknown = [...nouns].filter(([noun]) => !known.has(singular(noun)) && !known.has(noun));
  return [
    ...unknown.map(
      ([noun, path]) =>
        `${file} does not explain "${singular(noun)}" (${path}). Add it, or use the word that is there.`,
    ),
    ...twice([...bold, ...usual]).map(word => `${file} has "${word}" twice. Explain it in one place.`),
    ...usual
      .filter(word => !named.has(word))
      .map(word => `${file} lists "${word}", and no folder or file is named so. Delete it.`),
  ];
};

const toWord = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const twice = (words: readonly string[]) => [
  ...new Set(words.filter((word, at) => words.indexOf(word) !== at)),
];

function singular(noun: string): string {
  return noun
    .replaceAll('-', ' ')
    .replace(/(?<!ser)ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/(?<!serie)(?<=[^s])s$/, '');
}
