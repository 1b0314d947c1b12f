import { isOwnerRule } from '../../../contract/business/predicates.ts';
import type { StatementInput } from '../../../contract/business/statements.ts';
import { packStore } from '../packs/pack-store.ts';
import { installedPredicates, statedPredicates } from '../packs/predicates.ts';

type Stated = Pick<StatementInput, 'subject_kind' | 'predicate'>;

/** Why this can't be stated of such a subject; null if it can. */
export function predicateProblem({ subject_kind, predicate }: Stated): string | null {
  const known = statedPredicates().get(predicate);
  if (known) return known.of.includes(subject_kind) ? null : 'This can’t be stated of such a subject';
  const pack = installedPredicates().get(predicate)?.pack;
  const where = pack
    ? ` It belongs to the pack ${packStore.find(pack)?.label ?? pack}, which is not in use.`
    : '';
  return `Not in the list of what can be stated: “${predicate}”.${where}`;
}

/** True if a pack of this site still has it: texts can name it. */
export function isInstalled(predicate: string): boolean {
  return installedPredicates().has(predicate);
}

/** The names of the rules for the owner, of all packs. */
export function ownerRuleNames(): readonly string[] {
  return [...installedPredicates().keys()].filter(isOwnerRule);
}

const dayMs = 86_400_000;

/** The last day of a new statement for which its writer names none: as long after its check as its predicate says. */
export function expiryOf(
  { predicate, checked_on, expires_on }: Pick<StatementInput, 'predicate' | 'checked_on' | 'expires_on'>,
  today: string,
): string | null {
  if (expires_on !== undefined) return expires_on;
  const days = installedPredicates().get(predicate)?.expires_in_days;
  if (days === undefined) return null;
  return new Date(Date.parse(checked_on ?? today) + days * dayMs).toISOString().slice(0, 10);
}
