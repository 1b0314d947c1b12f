import { z } from 'zod';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { readSignedLink, signingKey } from '../../platform/signed-link.ts';
import { announceCases } from './announce-case.ts';
import type { CaseTable, PhotoRow } from './case-row.ts';
import { agreeToPhotos, findCase, insertConsent, listPhotos, lockCase, updateCase } from './queries.ts';

/** What a customer agrees to, one by one. */
export interface Agreed {
  readonly photos: boolean;
  readonly words: boolean;
  readonly name: boolean;
}

/** What the holder of a link is shown. */
export type ConsentState =
  | { readonly state: 'forged' | 'expired' | 'gone' }
  | ({ readonly state: 'ask' | 'agreed' | 'withdrawn' } & ConsentCase);

export interface ConsentCase {
  readonly row: CaseTable;
  readonly photos: readonly PhotoRow[];
  /** When the customer answered; null if the case has changed since, or was never answered. */
  readonly day: Date | null;
  /** Something of the customer's is agreed to, so there is something to withdraw. */
  readonly isShown: boolean;
  /** False once the link has expired: withdrawal never expires. */
  readonly canAgree: boolean;
}

/** The state of a link. An expired link can still withdraw a consent, but not give one. */
export async function readConsent(db: Db, token: string, now: Date): Promise<ConsentState> {
  const link = readSignedLink(await signingKey(db), 'case-consent', token, now);
  if (link.state === 'forged' || !z.uuid().safeParse(link.id).success) return { state: 'forged' };
  const row = await findCase(db, link.id);
  if (!row) return { state: 'gone' };
  const photos = await listPhotos(db, [row.id]);
  const isShown = row.shows_words || row.shows_name || photos.some(photo => photo.is_agreed);
  const canAgree = link.state === 'valid';
  const about = { row, photos, isShown, canAgree };
  if (row.revoked_at !== null) return { ...about, state: 'withdrawn', day: row.revoked_at };
  if (row.agreed_at !== null) return { ...about, state: 'agreed', day: row.agreed_at };
  if (canAgree) return { ...about, state: 'ask', day: null };
  return isShown ? { ...about, state: 'agreed', day: null } : { state: 'expired' };
}

/** Stores the customer's consent. False: the case has changed since the customer saw it. */
export async function agree(
  db: Db,
  { row, photos }: Pick<ConsentCase, 'row' | 'photos'>,
  { agreed, revision, now }: { readonly agreed: Agreed; readonly revision: number; readonly now: Date },
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const stored = await lockCase(trx, row.id);
    // The same answer came a moment before: a form that was sent twice.
    if (stored.agreed_at !== null && stored.revoked_at === null) return true;
    if (stored.revision !== revision || row.revision !== revision) return false;
    const shown = agreed.photos ? photos : [];
    const shows_words = agreed.words && stored.customer_words !== '';
    const shows_name = agreed.name && stored.customer_name !== '';
    await insertConsent(trx, {
      case_id: row.id,
      action: 'agreed',
      photos: shown.map(({ hash }) => hash),
      words: shows_words ? stored.customer_words : null,
      name: shows_name ? stored.customer_name : null,
    });
    await agreeToPhotos(
      trx,
      row.id,
      shown.map(({ id }) => id),
    );
    await updateCase(trx, row.id, {
      shows_words,
      shows_name,
      agreed_at: now,
      revoked_at: null,
      // A withdrawn case becomes a draft again, for staff to publish.
      ...(stored.revoked_at === null ? {} : { status: 'draft' as const }),
    });
    await announceCases(trx, stored);
    await noteAnswer(trx, 'consent-given', stored);
    return true;
  });
}

/** Withdraws everything for the customer. Idempotent. */
export async function revoke(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    if (stored.revoked_at !== null) return;
    await insertConsent(trx, { case_id: id, action: 'withdrawn', photos: [], words: null, name: null });
    await agreeToPhotos(trx, id, []);
    await updateCase(trx, id, {
      shows_words: false,
      shows_name: false,
      agreed_at: null,
      revoked_at: now,
      status: 'withdrawn',
    });
    await announceCases(trx, stored);
    await noteAnswer(trx, 'consent-withdrawn', stored);
  });
}

function noteAnswer(
  trx: Parameters<typeof writeActivity>[0],
  action: string,
  { id, summary, city, state }: CaseTable,
): Promise<void> {
  return writeActivity(trx, { action, noun: 'cases', id, name: `${city}, ${state}: ${summary}` }, null);
}
