import { posix } from 'node:path';
import { lineOf, type Rule } from './repository.ts';

/* A document that points to a file that has moved is worse than none. */

const link = /\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const mentioned = /`((?:src|content|scripts|test|docs|migrations|bench)\/[\w./-]+)`/g;

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
  return (
    files
      // Links in a pack's posts are addresses of the site.
      .filter(file => file.path.endsWith('.md') && !file.path.startsWith('content/packs/'))
      .flatMap(({ path, text }) => {
        const targets = [
          ...[...text.matchAll(link)].map(found => ({
            at: found.index,
            to: posix.normalize(posix.join(posix.dirname(path), found[1] ?? '')),
            outside: /^[a-z]+:/.test(found[1] ?? ''),
          })),
          ...[...text.matchAll(mentioned)].map(found => ({
            at: found.index,
            to: found[1] ?? '',
            outside: false,
          })),
        ];
        return targets
          .filter(({ to, outside }) => !outside && !there.has(to.replace(/\/$/, '')))
          .map(({ at, to }) => `${path}:${lineOf(text, at)}: there is no ${to}.`);
      })
  );
};
