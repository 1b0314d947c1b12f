import { isDocument, linkedPaths } from './document-links.ts';
import type { Rule } from './repository.ts';

/* Each document is at most two clicks from the README; otherwise readers never find it. */

const start = 'README.md';
const clicks = 2;

export const documentReach: Rule = files => {
  const documents = new Map(
    files.filter(file => isDocument(file.path)).map(file => [file.path, file.text] as const),
  );
  /** A folder opens with its README. */
  const open = (to: string) => (documents.has(to) ? to : `${to.replace(/\/$/, '')}/README.md`);
  let shown = [start];
  const reached = new Set(shown);
  for (let click = 1; click <= clicks; click++) {
    shown = shown
      .flatMap(path => linkedPaths(path, documents.get(path) ?? '').map(({ to }) => open(to)))
      .filter(path => documents.has(path) && !reached.has(path));
    for (const path of shown) reached.add(path);
  }
  return [...documents.keys()]
    .filter(path => !reached.has(path))
    .map(
      path => `${path} is more than ${clicks} clicks from ${start}. Link it from a page that ${start} links.`,
    );
};
