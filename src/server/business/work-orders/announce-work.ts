import { workPredicateNames } from '../../../contract/business/predicates.ts';
import type { Trx } from '../../platform/db/database.ts';
import { announceFacts } from '../statements/announce-facts.ts';
import type { NewWorkOrder } from './queries.ts';

/** Announces that pages about these towns and counties may count other jobs. */
export async function announceWork(
  trx: Trx,
  orders: readonly Pick<NewWorkOrder, 'place_key' | 'county_key'>[],
): Promise<void> {
  const subjects = new Set(orders.flatMap(({ place_key, county_key }) => [place_key, county_key]));
  await announceFacts(
    trx,
    [...subjects].flatMap(subject_key => workPredicateNames.map(predicate => ({ subject_key, predicate }))),
  );
}
