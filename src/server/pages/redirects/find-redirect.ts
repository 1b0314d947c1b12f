import type { RedirectType } from '../../../contract/pages/redirects.ts';
import { type RuleRow, ruleOf } from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { applied, covers } from './redirect-graph.ts';
import { inSmallLetters, keyOfPath, queryKey, trackingQuery } from './redirect-path.ts';
import { typeOf, typeOfSteps } from './redirect-type.ts';

export interface FoundRedirect {
  readonly status: RedirectType;
  /** Empty where the address is gone. */
  readonly location: string;
}

/** A prefix rule may lead to the source of another one; no further than this. */
const maxSteps = 5;

/** Where a request is sent, in one hop; null when no rule is for it. One look-up by key, whatever the number of rules. */
export async function findRedirect(
  context: RedirectContext,
  path: string,
  query: string,
): Promise<FoundRedirect | null> {
  const key = keyOfPath(path);
  if (key === null) return null;
  return (await findByQuery(context, key, query)) ?? findByPath(context, key, query, context.ruleAt);
}

/** Finds a rule in any letter case, for an address that nothing answers as it is written. */
export async function findInAnyCase(
  context: RedirectContext,
  path: string,
  query: string,
): Promise<FoundRedirect | null> {
  const key = keyOfPath(path);
  if (key === null) return null;
  return findByPath(context, key, query, one => context.ruleInAnyCase(inSmallLetters(one)), inSmallLetters);
}

/** A rule for this very query, such as `/?p=123`. What it compares is not passed on. */
async function findByQuery(
  context: RedirectContext,
  key: string,
  query: string,
): Promise<FoundRedirect | null> {
  const searched = query.length > 1 && context.hasQueries(key) ? queryKey(query) : '';
  const row = searched === '' ? undefined : await context.ruleAt(`${key}?${searched}`);
  if (!row) return null;
  context.used.count(row.source_path);
  const { address } = applied(ruleOf(row), key, trackingQuery(query));
  return answerOf(address, [typeOf(row.redirect_type)]);
}

async function findByPath(
  context: RedirectContext,
  first: string,
  query: string,
  ruleAt: RedirectContext['ruleAt'],
  folded: (key: string) => string = key => key,
): Promise<FoundRedirect | null> {
  const prefixes = context.prefixes();
  let at = { key: first as string | null, address: '' };
  const steps: RedirectType[] = [];
  const seen = new Set<string>();
  while (at.key !== null && !seen.has(at.key) && seen.size < maxSteps) {
    const { key } = at;
    seen.add(key);
    const exact = await ruleAt(key);
    const prefix = exact
      ? undefined
      : prefixes.rows.find(row => covers(folded(row.source_path), folded(key)));
    const row: RuleRow | undefined = exact ?? prefix;
    if (!row) break;
    const rule = ruleOf(row);
    context.used.count(rule.source);
    at = applied(rule, key, steps.length > 0 ? queryOf(at.address) : query);
    steps.push(typeOf(row.redirect_type));
    // Only an address made by a prefix rule can have another rule: stored destinations are already resolved.
    if (!rule.is_prefix) break;
  }
  return steps.length === 0 || at.key === first ? null : answerOf(at.address, steps);
}

const answerOf = (address: string, steps: readonly RedirectType[]): FoundRedirect => ({
  status: address === '' ? 410 : typeOfSteps(steps),
  location: address,
});

/** True if a rule may answer this path before its page: one for everything below a path, or one for a query. */
export function mayBeRedirected(context: RedirectContext, path: string, hasQuery: boolean): boolean {
  const { rules } = context.prefixes();
  if (rules.length === 0 && !hasQuery) return false;
  const key = keyOfPath(path);
  if (key === null) return false;
  return rules.some(rule => covers(rule.source, key)) || (hasQuery && context.hasQueries(key));
}

function queryOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? '';
}
