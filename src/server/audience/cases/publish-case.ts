import { readStated } from '../../business/claims/read-stated.ts';
import { claimsOf, requireStated } from '../../business/claims/require-stated.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { announceCases } from './announce-case.ts';
import { dayLabel, loadLabel, priceLabel } from './case-labels.ts';
import type { WholeCase } from './case-row.ts';
import { type CaseText, lockCase, readCase, updateCase } from './queries.ts';
import { recordCase } from './record-case.ts';

export async function publishCase(db: Db, id: string): Promise<WholeCase> {
  return db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    if (stored.revoked_at !== null)
      throw new AppError(
        'conflict',
        'The customer took this case down. Send a new link; publish after they agree.',
        { reason: 'revoked' },
      );
    await requireCaseStated(trx, stored);
    await updateCase(trx, id, { status: 'published', published_at: stored.published_at ?? new Date() });
    await announceCases(trx, stored);
    await recordCase(trx, 'published', stored);
    return readCase(trx, id);
  });
}

/** Unpublishes a case. The consent stays: staff may publish it again. */
export async function withdrawCase(db: Db, id: string): Promise<WholeCase> {
  return db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    await updateCase(trx, id, { status: 'withdrawn' });
    await announceCases(trx, stored);
    await recordCase(trx, 'withdrawn', stored);
    return readCase(trx, id);
  });
}

/** Texts by staff may only have stated claims; the day, load and price of the case itself count as stated. */
export async function requireCaseStated(trx: Trx, text: CaseText): Promise<void> {
  const { summary, city, state, service } = text;
  const given = [
    dayLabel(text.done_on),
    loadLabel(text.load_eighths, packStore.own().load_unit),
    priceLabel(text.price_from_cents, text.price_to_cents),
  ];
  await requireStated(trx, {
    claims: async () =>
      claimsOf(
        [{ text: summary, kind: 'prose', path: 'summary', where: 'what was done' }],
        await readStated(trx, { subjects: [{ city, state, service }], given }),
      ),
    otherwise: 'until then the case stays a draft',
  });
}
