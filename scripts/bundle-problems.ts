/** The part of Vite's manifest that we read: source file ─▶ output. */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; isEntry?: boolean }>>;

const adminPage = 'src/admin/index.html';

/** Compressed bytes. The site's is the largest style sheet of a page; the back office's is script at first load. */
const budgets = { site: 30_000, admin: 225_000 };

/** Words that only the server has: one of them in a browser's file means a module crossed over. */
const serverWords = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'pg-boss',
  'kysely',
  'postgres://',
  'session-secret',
  'node:fs',
];

/** Size and contents of what browsers load, from the build's manifest and files. */
export function bundleProblems(
  manifest: Manifest,
  files: ReadonlyMap<string, string>,
  compressed: (text: string) => number,
): { problems: string[]; sizes: { site: number; admin: number } } {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const totalSize = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + compressed(files.get(name) ?? ''), 0);
  const sheets = entries.filter(([source]) => source.startsWith('src/site/style-sheets/'));
  const admin = files.get(adminPage);
  const sizes = {
    site: Math.max(0, ...sheets.map(([, { file }]) => totalSize([file]))),
    admin: totalSize(firstLoad(manifest, admin ?? '')),
  };
  const problems = [
    ...(sheets.length > 0 ? [] : ['The build made no style sheet from src/site/style-sheets/.']),
    ...(admin ? [] : [`The build made no back office from ${adminPage}.`]),
    ...(sizes.site > budgets.site ? [over('A landing page’s style sheet', sizes.site, budgets.site)] : []),
    ...(sizes.admin > budgets.admin
      ? [over('The back office’s first load', sizes.admin, budgets.admin)]
      : []),
  ];
  for (const [name, text] of files) {
    for (const word of serverWords) {
      if (text.includes(word))
        problems.push(`dist/client/${name} holds "${word}": something of the server is in it.`);
    }
  }
  return { problems, sizes };
}

/** Scripts that a browser fetches before anything shows: those in the document and all their static imports. */
function firstLoad(manifest: Manifest, page: string): Set<string> {
  const importsOf = new Map(Object.values(manifest).map(({ file, imports = [] }) => [file, imports]));
  const found = new Set([...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file));
  for (const file of found)
    for (const name of importsOf.get(file) ?? []) found.add(manifest[name]?.file ?? '');
  return found;
}

function over(what: string, bytes: number, budget: number): string {
  return `${what} is ${bytes} bytes compressed; the budget is ${budget}. Load what is not needed at once later.`;
}
