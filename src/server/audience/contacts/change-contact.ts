import type { ContactChanges } from '../../../contract/audience/contacts.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { requireUnchanged } from '../../platform/require-unchanged.ts';
import { type ContactPoint, emailPoint, phonePoint, pointKey } from './contact-points.ts';
import { deletePoints, findPoints, insertPoints, listPoints, ownedBy } from './point-queries.ts';
import { contactMissing, getRoot, listRecords, touchContact, updateName } from './queries.ts';
import { lockPerson } from './refresh-contact.ts';
import { refreshContacts } from './summary-queries.ts';

/** Changes a person’s name, numbers and addresses. New ones belong to the record that the person is shown as. */
export async function changeContact(db: Db, id: string, changes: ContactChanges): Promise<void> {
  const points = pointsOfChanges(changes);
  await db.transaction().execute(async trx => {
    const root = await lockPerson(trx, id);
    if (root === null) throw contactMissing();
    const contact = await getRoot(trx, root);
    requireUnchanged(contact, changes.updated_at, 'this contact');
    if (changes.name !== undefined) await updateName(trx, root, changes.name ?? '');
    const counts = await replacePoints(trx, root, points);
    await touchContact(trx, root);
    await refreshContacts(trx, [root]);
    // Numbers and names are personal data: the log has their number.
    await writeActivity(trx, { action: 'changed', noun: 'contacts', id: root, name: '', after: counts });
    await announce(trx, { kind: 'contacts' });
  });
}

interface ChangedPoints {
  readonly kinds: ReadonlySet<ContactPoint['kind']>;
  readonly points: readonly ContactPoint[];
}

function pointsOfChanges({ phones, emails }: ContactChanges): ChangedPoints {
  const kinds = new Set<ContactPoint['kind']>();
  if (phones) kinds.add('phone');
  if (emails) kinds.add('email');
  const all = [
    ...(phones ?? []).map((typed, n) => phonePoint(typed) ?? refuse(`phones.${n}`, noNumber)),
    ...(emails ?? []).map(
      (typed, n) => emailPoint(typed) ?? refuse(`emails.${n}`, 'Enter an email address.'),
    ),
  ];
  return { kinds, points: [...new Map(all.map(point => [pointKey(point), point])).values()] };
}

const noNumber =
  'This is no telephone number. Enter it with its area code, or with + and the country’s code.';

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, { fields: [{ path, message }] });
}

async function replacePoints(
  trx: Trx,
  root: string,
  { kinds, points }: ChangedPoints,
): Promise<{ points_added: number; points_removed: number }> {
  const records = await listRecords(trx, [root]);
  const ids = records.map(record => record.id);
  const before = await listPoints(trx, ids);
  const wanted = new Set(points.map(pointKey));
  const removed = before.filter(point => kinds.has(point.kind) && !wanted.has(pointKey(point)));
  await deletePoints(trx, removed);
  const had = new Set(before.map(pointKey));
  const added = points.filter(point => !had.has(pointKey(point)));
  const given = await insertPoints(trx, ownedBy(root, added), true);
  if (given.length < added.length) {
    const taken = (await findPoints(trx, added)).find(point => !ids.includes(point.contact_id));
    throw new AppError(
      'conflict',
      'Another contact has this number or address. If it is the same person, merge both.',
      { reason: 'point-taken', current: { contact_id: taken?.contact_id ?? null } },
    );
  }
  return { points_added: added.length, points_removed: removed.length };
}
