import { type RuleRow, ruleOf } from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { applied, covers, matching } from './redirect-graph.ts';
import { keyOfPath } from './redirect-path.ts';

export interface FoundRedirect {
  readonly status: 301 | 302;
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
  const first = keyOfPath(path);
  if (first === null) return null;
  const prefixes = context.prefixes();
  let found: FoundRedirect | null = null;
  let at = { key: first as string | null, address: '' };
  let isTemporary = false;
  const seen = new Set<string>();
  while (at.key !== null && !seen.has(at.key) && seen.size < maxSteps) {
    seen.add(at.key);
    const exact = await context.ruleAt(at.key);
    const rule = matching(at.key, {
      exact: () => exact && ruleOf(exact),
      prefixes: prefixes.rules,
    });
    if (!rule) break;
    context.used.count(rule.source);
    at = applied(rule, at.key, found ? queryOf(at.address) : query);
    const row: RuleRow | undefined =
      exact?.source_path === rule.source ? exact : prefixes.rows.find(one => one.source_path === rule.source);
    isTemporary ||= row?.redirect_type === 302;
    found = { status: isTemporary ? 302 : 301, location: at.address };
    // Only an address made by a prefix rule can have another rule: stored destinations are already resolved.
    if (!rule.is_prefix) break;
  }
  return at.key === first ? null : found;
}

/** Whether a prefix rule applies to this path; ignores its own rule. */
export function isBelowRule(context: RedirectContext, path: string): boolean {
  const { rules } = context.prefixes();
  if (rules.length === 0) return false;
  const key = keyOfPath(path);
  return key !== null && rules.some(rule => covers(rule.source, key));
}

function queryOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? '';
}
