import { isOwnerRule } from '../../../contract/business/predicates.ts';
import {
  type PackPredicate,
  type PredicateTable,
  statedPredicates,
} from '../../business/packs/predicates.ts';

const known = new WeakMap<PredicateTable, readonly PackPredicate[]>();

/** What an owner is asked of a town: what can be stated of it, has a question, and is for pages. */
export function askedPredicates(): readonly PackPredicate[] {
  const table = statedPredicates();
  const before = known.get(table);
  if (before) return before;
  const asked = [...table.values()].filter(
    ({ name, of, question }) => of.includes('place') && question !== undefined && !isOwnerRule(name),
  );
  known.set(table, asked);
  return asked;
}
