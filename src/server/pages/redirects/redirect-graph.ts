import { type Destination, gone, withQuery } from './redirect-path.ts';

/** The parts of an active redirect that following it needs. */
export interface Rule extends Destination {
  readonly source: string;
  readonly is_prefix: boolean;
}

/** Finds rules by their source. Prefix rules are few and sorted with the longest first. */
export interface Rules {
  exact(source: string): Rule | undefined;
  readonly prefixes: readonly Rule[];
}

export type Followed =
  | { readonly end: Destination }
  /** The steps of the chain; the last one is a repetition, or the chain is too long. */
  | { readonly cycle: readonly string[] };

/** More steps than any real chain has. A rule that leads below itself would never end. */
const maxSteps = 20;

/** Follows a destination to its end, from the source that redirects there. */
export function follow(from: string, destination: Destination, rules: Rules): Followed {
  const trail = [from];
  let at = destination;
  while (at.key !== null) {
    if (trail.includes(at.key) || trail.length > maxSteps) return { cycle: [...trail, at.key] };
    const rule = matching(at.key, rules);
    if (!rule) break;
    trail.push(at.key);
    at = applied(rule, at.key, queryOf(at.address));
  }
  return { end: at };
}

/** A cycle as a text. */
export function cycleLabel(trail: readonly string[]): string {
  const last = trail.at(-1);
  const shown = trail.length > 8 ? [...trail.slice(0, 7), '…'] : trail;
  return trail.indexOf(last ?? '') < trail.length - 1
    ? `This would lead round in a circle: ${shown.join(' → ')}`
    : `This redirects through more than ${maxSteps} others: ${shown.join(' → ')}. Enter the last address instead`;
}

/** The rule for a path: its own, or the longest that covers it. */
export function matching(key: string, rules: Rules): Rule | undefined {
  return rules.exact(key) ?? rules.prefixes.find(rule => covers(rule.source, key));
}

export function covers(prefix: string, key: string): boolean {
  return key === prefix || key.startsWith(`${prefix}/`);
}

/** The destination of a path: a prefix rule keeps the rest of the path, and every rule keeps the query. */
export function applied(rule: Rule, key: string, query: string): Destination {
  if (rule.address === '') return gone;
  const rest = rule.is_prefix ? key.slice(rule.source.length) : '';
  if (rest === '') return { address: withQuery(rule.address, query), key: rule.key };
  const encoded = rest.split('/').map(encodeURIComponent).join('/');
  const [, path = '', more = ''] = /^([^?#]*)(.*)$/s.exec(rule.address) ?? [];
  return {
    address: withQuery(`${path.replace(/(?<!\/)\/+$/, '')}${encoded}${more}`, query),
    key: rule.key === null ? null : `${rule.key === '/' ? '' : rule.key}${rest}`,
  };
}

function queryOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? '';
}

/** Rules in memory, for a change that touches a known few. Later ones take the place of earlier ones. */
export function rulesOf(list: readonly Rule[]): Rules {
  const exact = new Map<string, Rule>();
  for (const rule of list) if (!rule.is_prefix) exact.set(rule.source, rule);
  const prefixes = list.filter(rule => rule.is_prefix).toSorted((a, b) => b.source.length - a.source.length);
  return { exact: source => exact.get(source), prefixes };
}
