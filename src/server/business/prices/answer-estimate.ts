import type { PriceEstimateReply, PriceQuestion } from '../../../contract/business/prices.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { PriceSettings, PriceTable } from '../../../contract/platform/price-tables.ts';
import { estimatePrice, rangeText, slug, stateCode } from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { OwnService } from '../../platform/settings/site-settings.ts';
import { priceArea, townOfZip } from './price-area.ts';

/** Beside every estimate. */
const estimateNote = 'This is an estimate from what you told us. What we find on site makes the final price.';

interface Priced {
  readonly prices: PriceSettings;
  readonly services: readonly OwnService[];
  readonly towns: readonly Area[];
}

/** The estimate of a visitor’s job; refused where the owner has named no price. */
export function answerEstimate(question: PriceQuestion, priced: Priced): PriceEstimateReply {
  const table = tableAskedFor(question, priced);
  const estimate = table && estimatePrice(table, question.answers, placeAskedFor(question, priced.towns));
  if (!table)
    throw new AppError('not-found', 'This service has no price table. Call and ask what it costs.', {
      reason: 'no-prices',
    });
  if (!estimate) {
    const message = 'Say how much it is, or choose what it is: these answers have no price.';
    throw new AppError('invalid', message, { fields: [{ path: 'answers', message }] });
  }
  const { from_cents, to_cents, reasons } = estimate;
  return {
    service: table.service,
    from_cents,
    to_cents,
    text: `Estimate: ${rangeText(estimate)}`,
    reasons: reasons.map(reason => Object.assign({ text: rangeText(reason) }, reason)),
    note: estimateNote,
  };
}

function tableAskedFor(
  { service_id, slug: asked }: PriceQuestion,
  { prices, services }: Priced,
): PriceTable | null {
  const service = services.find(({ id, name }) =>
    service_id === undefined ? slug(name) === asked : id === service_id,
  );
  return (service && prices.services.find(one => one.service === service.name)) ?? null;
}

function placeAskedFor(
  { zip, city = '', state = '' }: PriceQuestion,
  towns: readonly Area[],
): readonly string[] {
  const code = stateCode(state) ?? state.toUpperCase();
  const town = city === '' && zip !== undefined ? townOfZip(towns, zip) : { city, state: code };
  const place = { city: town?.city ?? '', state: town?.state ?? '' };
  return priceArea(towns, zip === undefined ? place : { ...place, zip });
}
