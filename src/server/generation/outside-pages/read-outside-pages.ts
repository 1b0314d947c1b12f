import { type OutsidePages, outsidePagesSchema } from '../../../contract/generation/outside-pages.ts';
import { findArea } from '../../business/places/find-area.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { getBatch } from '../batches/queries.ts';
import type { Question } from '../held-pages/apply-decision.ts';
import { countHeld, type HeldPages, nothingHeld, type PlannedBatch } from '../held-pages/count-held.ts';
import { count, keywordsText, placesText, plural, verb } from '../held-pages/held-text.ts';
import { presentOverrule } from '../likeness/present-likeness.ts';
import { findOverrule } from '../likeness/queries.ts';
import { readOutsideCheck } from './outside-check.ts';

/** Which pages of a batch lie outside, by the current areas and services. */
export async function readOutsidePages(db: Db, batchId: string): Promise<OutsidePages> {
  return db.transaction().execute(async trx => {
    const batch = await getBatch(trx, batchId);
    const { verdict, verdict_text, held, towns } = await judge(trx, batch);
    const overrule = await findOverrule(trx, batchId);
    const { pages, pages_held, places, places_held, keywords, keywords_held, first_places, first_keywords } =
      held;
    return {
      verdict,
      verdict_text,
      pages,
      places,
      keywords,
      pages_outside: pages_held,
      places_outside: places_held,
      first_places: first_places.map(({ city, state }) => ({
        city,
        state,
        county: findArea(towns, city, state)?.county ?? null,
      })),
      keywords_uncovered: keywords_held,
      first_keywords: [...first_keywords],
      decision: outsidePagesSchema.shape.decision.parse(batch.outside_pages),
      overrule: overrule && overrule.pages_outside !== null ? presentOverrule(overrule) : null,
    };
  });
}

/** The decision to make before the batch is approved; null if none. */
export async function findOutsidePages(trx: Trx, batch: PlannedBatch): Promise<Question | null> {
  const { verdict, verdict_text, held } = await judge(trx, batch);
  if (verdict !== 'outside') return null;
  const { pages, pages_held } = held;
  return { column: 'outside_pages', finding: 'outside', verdict_text, whatNow, pages, pages_held };
}

async function judge(trx: Trx, batch: PlannedBatch) {
  const check =
    batch.template_version_id === null ? null : await readOutsideCheck(trx, batch.template_version_id);
  if (!check?.areas.asks_outside)
    return { verdict: 'off' as const, verdict_text: offText, held: nothingHeld, towns: [] };
  const held = await countHeld(trx, batch, check);
  const { towns } = check.areas;
  return held.pages_held === 0
    ? { verdict: 'covered' as const, verdict_text: coveredText, held, towns }
    : { verdict: 'outside' as const, verdict_text: outsideText(held), held, towns };
}

const whatNow =
  'Add the area or service, leave these pages out, or overrule with a reason: then they are made as noindex.';

const offText =
  'Batches are approved wherever their pages lie. Switch the question on under Settings, Areas.';
const coveredText = 'Every place is within the served areas, and every keyword is in a service.';

function outsideText(held: HeldPages): string {
  const { pages, pages_held } = held;
  const parts = [
    ...placesText(held, 'is not within the served areas', 'are not within the served areas'),
    ...keywordsText(
      held,
      'is in no service and not in the template',
      'are in no service and not in the template',
    ),
  ];
  return `${count(pages_held)} of ${plural(pages, 'page')} ${verb(pages_held, 'lies', 'lie')} outside what the business does: ${parts.join('; ')}.`;
}
