import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../platform/db/database.ts';
import { type ContactPoint, pointKey } from './contact-points.ts';
import { findPoints, insertPoints, ownedBy } from './point-queries.ts';
import { insertContacts } from './queries.ts';

export interface Recognized {
  readonly id: string;
  readonly isNew: boolean;
}

interface Trust {
  /** False: somebody who may be pretending. What they say is added to no contact that is known. */
  readonly isTrusted: boolean;
}

/**
 * The record that has one of these points, or a new one with all of them. The first point decides: a number that is known
 * is this person, even if the email address is another's.
 */
export async function recognizeContact(
  trx: Trx,
  points: readonly ContactPoint[],
  { isTrusted }: Trust,
): Promise<Recognized> {
  const known = await ownerOf(trx, points);
  if (known !== null) {
    if (isTrusted) await insertPoints(trx, ownedBy(known, points));
    return { id: known, isNew: false };
  }
  const id = uuidv7();
  const [first, ...others] = ownedBy(id, points);
  if (first) {
    // Points come before their contact, whose key is checked at the end: who loses the race leaves nothing behind.
    const given = await insertPoints(trx, [first]);
    const winner = given.length === 0 ? await ownerOf(trx, [first]) : null;
    if (winner !== null) {
      if (isTrusted) await insertPoints(trx, ownedBy(winner, others));
      return { id: winner, isNew: false };
    }
  }
  await insertContacts(trx, [id]);
  await insertPoints(trx, others);
  return { id, isNew: true };
}

async function ownerOf(trx: Trx, points: readonly ContactPoint[]): Promise<string | null> {
  const owned = new Map((await findPoints(trx, points)).map(point => [pointKey(point), point.contact_id]));
  const first = points.find(point => owned.has(pointKey(point)));
  return first ? (owned.get(pointKey(first)) ?? null) : null;
}
