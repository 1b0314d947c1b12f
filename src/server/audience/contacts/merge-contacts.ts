import { contactLimits } from '../../../contract/audience/contacts.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  contactMissing,
  getRoot,
  joinRecords,
  listContactsByIds,
  listRecords,
  lockMerges,
  lockRecords,
  separateRecord,
  touchContact,
} from './queries.ts';
import { refreshContacts } from './summary-queries.ts';

/** Shows two records as one person. Nothing of either is moved, so the merge can be undone at any time. */
export async function mergeContacts(
  db: Db,
  { id, otherId }: { readonly id: string; readonly otherId: string },
): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockMerges(trx);
    const [into, root] = [await rootOf(trx, id), await rootOf(trx, otherId)];
    if (into === root) {
      throw new AppError('conflict', 'Both are the same person already. Nothing to merge.', {
        reason: 'same-contact',
      });
    }
    await lockRecords(trx, root);
    await lockRecords(trx, into);
    const records = await listRecords(trx, [root, into]);
    if (records.length > contactLimits.records) {
      throw new AppError(
        'conflict',
        `A person has at most ${contactLimits.records} records. Take one out before you merge another.`,
        { reason: 'too-many-records' },
      );
    }
    await joinRecords(trx, { root, into });
    await finish(trx, { action: 'merged', id: into, after: { merged: root } }, [into]);
  });
}

/** Takes a merged record out again. What was said to it since, and the records merged into it, go with it. */
export async function unmergeContact(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockMerges(trx);
    const [record] = await listContactsByIds(trx, [id]);
    if (!record) throw contactMissing();
    if (record.merged_into === null) {
      throw new AppError('conflict', 'This contact is not merged. Nothing to undo.', {
        reason: 'not-merged',
      });
    }
    const root = record.root_id;
    await lockRecords(trx, root);
    await separateRecord(trx, id);
    await finish(trx, { action: 'unmerged', id, after: { separated_from: root } }, [root, id]);
  });
}

const rootOf = async (trx: Trx, id: string): Promise<string> => (await getRoot(trx, id)).id;

interface Done {
  readonly action: 'merged' | 'unmerged';
  readonly id: string;
  readonly after: Readonly<Record<string, string>>;
}

async function finish(trx: Trx, { action, id, after }: Done, changed: readonly string[]): Promise<void> {
  for (const one of changed) await touchContact(trx, one);
  await refreshContacts(trx, changed);
  await writeActivity(trx, { action, noun: 'contacts', id, name: '', after });
  await announce(trx, { kind: 'contacts' });
}
