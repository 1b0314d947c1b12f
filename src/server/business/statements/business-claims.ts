import type { Db } from '../../platform/db/database.ts';
import { readFacts } from './read-facts.ts';
import { dayAt } from './statement-row.ts';
import { subjectKeys } from './subject-key.ts';

/** Reads what holds today of the business, by name. @example await claimsOn()(db) // Map { 'business.years' => 'over 17 years' } */
export function claimsOn(
  clock: () => Date = () => new Date(),
): (db: Db) => Promise<ReadonlyMap<string, string>> {
  return async db => {
    const known = await readFacts(db, [subjectKeys.business], dayAt(clock()));
    const facts = known.get(subjectKeys.business) ?? new Map<string, never>();
    return new Map([...facts].map(([predicate, { value }]) => [`business.${predicate}`, value]));
  };
}

export function isOfBusiness({ subject }: { readonly subject: string }): boolean {
  return subject === subjectKeys.business;
}
