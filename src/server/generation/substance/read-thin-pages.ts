import type { BatchSubstance } from '../../../contract/generation/substance.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { Question } from '../held-pages/apply-decision.ts';
import { countHeld, type HeldPages, nothingHeld, type PlannedBatch } from '../held-pages/count-held.ts';
import { count, keywordsText, placesText, plural, verb } from '../held-pages/held-text.ts';
import { readThinCheck, type ThinCheck } from './thin-check.ts';

export interface ThinPages extends Pick<BatchSubstance, 'verdict' | 'verdict_text'> {
  readonly held: HeldPages;
}

/** Decides if a batch has pages with too little content, by the current statements and services. */
export async function readThinPages(trx: Trx, batch: PlannedBatch): Promise<ThinPages> {
  const { id, template_version_id } = batch;
  const check = template_version_id === null ? null : await readThinCheck(trx, { id, template_version_id });
  if (!check?.settings.is_on) return { verdict: 'off', verdict_text: offText, held: nothingHeld };
  const held = await countHeld(trx, batch, check);
  return held.pages_held === 0
    ? { verdict: 'passes', verdict_text: 'Every page has something to say.', held }
    : { verdict: 'thin', verdict_text: thinText(held, check), held };
}

/** The decision to make before the batch is approved; null if none. */
export async function findThinPages(trx: Trx, batch: PlannedBatch): Promise<Question | null> {
  const { verdict, verdict_text, held } = await readThinPages(trx, batch);
  if (verdict !== 'thin') return null;
  const { pages, pages_held } = held;
  return { column: 'thin_pages', finding: 'thin', verdict_text, whatNow, pages, pages_held };
}

const offText =
  'Batches are approved whatever their pages say. Switch the question on under Settings, Substance.';
const whatNow =
  'Import or write statements, bring columns of your own, write the service, leave these pages out, or overrule with a reason: then they are made as noindex.';

function thinText(held: HeldPages, { settings, asksPlaces }: ThinCheck): string {
  const { pages, pages_held, places_held } = held;
  const { place_sentences, service_sentences } = settings;
  const ofPlace = `fewer than ${plural(place_sentences, 'sentence')} from statements or your list`;
  const ofService = `fewer than ${plural(service_sentences, 'sentence')} on a service alone`;
  const parts = [
    ...placesText(held, `has ${ofPlace}`, `have ${ofPlace}`),
    ...keywordsText(held, `has ${ofService}`, `have ${ofService}`),
  ];
  const hint =
    places_held > 0 && !asksPlaces
      ? ' The template has no sentence with a fact of its place or a column of your list: add the section “About the town”.'
      : '';
  return `${count(pages_held)} of ${plural(pages, 'page')} ${verb(pages_held, 'has', 'have')} too little to say: ${parts.join('; ')}.${hint}`;
}
