import type { UsedStatement } from '../../../contract/templates/writing.ts';
import { installedPredicates } from '../../business/packs/predicates.ts';
import type { PageSubject } from '../../business/statements/page-facts.ts';
import { readPageFacts } from '../../business/statements/read-page-facts.ts';
import type { Db } from '../../platform/db/database.ts';

/** What is known of the business, and of the place and service that a text is about: a sentence each. */
export async function listStated(db: Db, about: PageSubject): Promise<readonly UsedStatement[]> {
  const { values } = await readPageFacts(db, about);
  const installed = installedPredicates();
  return [...values].map(([fact, value]) => {
    const frame = installed.get(fact.split('.')[1] ?? '')?.frame;
    return { fact, text: frame ? frame.replace('___', () => value) : value };
  });
}
