import { states } from '../../../engine/index.ts';

const otherNames = new Map([
  ['d.c.', 'District of Columbia'],
  ['washington, d.c.', 'District of Columbia'],
  ['washington d.c.', 'District of Columbia'],
  ['washington, dc', 'District of Columbia'],
  ['washington dc', 'District of Columbia'],
  ['virgin islands', 'U.S. Virgin Islands'],
]);
const nameOf = new Map([
  ...states.map(({ name }) => [name.toLowerCase(), name] as const),
  ...otherNames,
  ['new york city', 'New York'] as const,
]);

/* The longest first: "West Virginia" is not Virginia. "Delaware County" and "Iowa City" say nothing about a state. */
const longestFirst = [...nameOf.keys()].sort((a, b) => b.length - a.length);
const names = new RegExp(
  `(?<![\\p{L}])(${longestFirst.map(name => name.replaceAll('.', '\\.')).join('|')})(?![\\p{L}])(?! (?:City|County|Parish|Township|River)\\b)`,
  'giu',
);

/** The names of the states that a text names. */
export function statesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(names)].map(([, name = '']) => nameOf.get(name.toLowerCase()) ?? ''));
}
