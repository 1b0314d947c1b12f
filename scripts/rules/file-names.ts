import type { Rule } from './repository.ts';

/* If a thing has no name yet, it has no home yet: these words name drawers, not things. */

const drawers = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'lib',
  'manager',
  'processor',
]);
/** Banned as a whole name only: "service" and "type" are also words of the product (a service sold, a section type). */
const wholeOnly = new Set(['service', 'services', 'data', 'types', 'type']);

/** The services that the business sells. */
const sold = /(^content|\/business|\/command-line|^content\/packs\/[a-z-]+)\/services(\.ts$|\/)/;

const code = /^(src|content|scripts|test|bench)\//;
/** Pages of a pack are named after their addresses. */
const page = /^content\/packs\/[a-z-]+\/pages\//;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const fileNames: Rule = files => {
  const problems = new Set<string>();
  for (const { path } of files) {
    if (!code.test(path) || path.endsWith('README.md')) continue;
    const parts = path.split('/');
    for (const part of parts.slice(1)) {
      const [name = ''] = part.split('.');
      if (name && !kebab.test(name)) problems.add(`${path}: "${name}" is not in kebab-case.`);
      const last = name.split('-').at(-1) ?? '';
      const isSold = name === 'services' && (sold.test(path) || page.test(path));
      if (drawers.has(last) || (wholeOnly.has(name) && !isSold))
        problems.add(
          `${path}: "${name}" says nothing about what is inside. Name the thing, or keep it with its only user.`,
        );
    }
  }
  return [...problems];
};
