import type { AlikeTexts } from '../../../contract/generation/likeness.ts';
import { type ComparedPage, comparePages } from '../../../engine/index.ts';
import { readPageFacts } from '../../business/statements/read-page-facts.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { findLivePage, findPlannedPage, type PairedPage } from './compared-pages-queries.ts';
import { readLikeness } from './present-likeness.ts';
import { findLikeness } from './queries.ts';

/** The texts of one of a forecast's most alike pairs; numbers count from 1. */
export async function comparePair(database: Database, batchId: string, number: number): Promise<AlikeTexts> {
  const { kysely: db, pool } = database;
  const { figures } = await readLikeness(db, batchId);
  const row = await findLikeness(db, batchId);
  const pair = figures?.worst[number - 1];
  if (!row || !pair) {
    throw new AppError('not-found', 'Pair not found.', { reason: 'pair-missing' });
  }
  const batch = { id: batchId, versionId: row.template_version_id };
  const one = await comparable(database, await findPlannedPage(pool, batch, pair.one));
  const other = await comparable(
    database,
    pair.is_live ? await findLivePage(pool, pair.other) : await findPlannedPage(pool, batch, pair.other),
  );
  if (!one || !other) {
    throw new AppError('not-found', 'One of the two pages was deleted. Compute the forecast again.', {
      reason: 'page-missing',
    });
  }
  return {
    pair,
    texts: comparePages(one, other).map(({ section_id, ...sides }) => ({
      section_id,
      one: [...sides.one],
      other: [...sides.other],
    })),
  };
}

async function comparable({ kysely }: Database, page: PairedPage | null): Promise<ComparedPage | null> {
  const version = page && (await compileVersion(kysely, page.versionId));
  if (!version) return null;
  const { values } = page;
  const { city = '', state = '', keyword = '' } = values;
  const facts = await readPageFacts(kysely, { city, state, service: version.serviceNameOf(keyword) });
  return { compiled: version.compiledFor(keyword), values, facts: facts.values };
}
