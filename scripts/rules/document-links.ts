import { posix } from 'node:path';
import { lineOf, type Rule } from './repository.ts';

/* A document that points to a file that has moved is worse than none. */

const link = /\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const mentioned = /`((?:src|content|scripts|test|docs|migrations|bench)\/[\w./-]+)`/g;
/** A file named by the end of its path, such as `serving/page-cache.ts`. */
const mentionedEnd = /`([\w-][\w./-]*\.(?:tsx?|mjs|css|sql))`/g;

/** Posts of packs are pages of the site, and links in them its addresses. */
export const isDocument = (path: string) => path.endsWith('.md') && !path.startsWith('content/packs/');

/** What a document links to: paths from the top folder, each with its place in the text. Other sites are left out. */
export const linkedPaths = (path: string, text: string) =>
  [...text.matchAll(link)]
    .filter(found => !/^[a-z]+:/.test(found[1] ?? ''))
    .map(found => ({
      at: found.index,
      to: posix.normalize(posix.join(posix.dirname(path), found[1] ?? '')),
    }));

export const documentLinks: Rule = files => {
  const there = new Set(files.map(file => file.path));
  // What a tool writes is not in the repository, but may be spoken of.
  for (const { path, text } of files.filter(file => file.path.endsWith('.gitignore'))) {
    for (const line of text.split('\n'))
      if (line.endsWith('/')) there.add(posix.join(posix.dirname(path), line.slice(0, -1)));
  }
  for (const { path } of files) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) there.add(folder);
  }
  const ends = new Set(
    [...there].flatMap(path => {
      const parts = path.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
  return files
    .filter(file => isDocument(file.path))
    .flatMap(({ path, text }) => {
      const mentions = [...text.matchAll(mentioned)].map(found => ({ at: found.index, to: found[1] ?? '' }));
      const gone = [
        ...[...linkedPaths(path, text), ...mentions].filter(({ to }) => !there.has(to.replace(/\/$/, ''))),
        ...[...text.matchAll(mentionedEnd)]
          .map(found => ({ at: found.index, to: found[1] ?? '' }))
          .filter(({ at, to }) => !ends.has(to) && !mentions.some(one => one.at === at)),
      ];
      return gone.map(({ at, to }) => `${path}:${lineOf(text, at)}: there is no ${to}.`);
    });
};
