import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { StatementTable } from './statement-row.ts';

type Told = Pick<StatementTable, 'subject_key' | 'predicate'>;

/** An announcement holds at most 8,000 bytes; a subject has up to 220. */
const perAnnouncement = 25;
/** If more changed, the whole page cache is dropped. */
const maxTold = 1_000;

/** Announces the changed facts to every process, after the commit. */
export async function announceFacts(trx: Trx, changed: readonly Told[]): Promise<void> {
  if (changed.length > maxTold) {
    await announce(trx, { kind: 'all-facts' });
    return;
  }
  for (let from = 0; from < changed.length; from += perAnnouncement) {
    const facts = changed
      .slice(from, from + perAnnouncement)
      .map(({ subject_key, predicate }) => ({ subject: subject_key, predicate }));
    await announce(trx, { kind: 'facts', facts });
  }
}
