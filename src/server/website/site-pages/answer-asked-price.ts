import type { PriceSettings } from '../../../contract/platform/price-tables.ts';
import { estimatePrice, type PriceAnswers, rangeText, slug } from '../../../engine/index.ts';
import type { ShownEstimate } from '../context/program-pages.ts';

const maxText = 120;

/** The answer to the form of a pricing section. Its gauge asks in eighths of a load. */
export function answerAskedPrice({ services }: PriceSettings, query: URLSearchParams): ShownEstimate {
  const text = (name: string) => (query.get(name) ?? '').slice(0, maxText);
  const number = (name: string) => Number(text(name)) || 0;
  const table = services.find(({ service }) => slug(service) === text('service'));
  const eighths = number('price-load');
  const answers: PriceAnswers = {
    amount: eighths > 0 ? eighths / 8 : number('amount'),
    steps: text('step') === '' ? {} : { [text('step')]: 1 },
    extras: Object.fromEntries((table?.extras ?? []).map(({ name }) => [name, number(`x.${name}`)])),
  };
  const place = text('place');
  const estimate = table && estimatePrice(table, answers, place === '' ? [] : [place]);
  if (!estimate) {
    const lead = table
      ? 'These answers have no price. Go back and say how much it is, or call us: we tell you on the phone.'
      : 'We have no price list for this. Call us, or tell us below what it is.';
    return { title: 'No estimate yet', lead, details: '' };
  }
  const range = rangeText(estimate);
  const reasons = estimate.reasons.map(reason => `${reason.label}, ${rangeText(reason)}`).join('; ');
  return {
    title: `Estimate: ${range}`,
    lead: `${table.service}: ${reasons}. This is an estimate from what you told us. What we find on site makes the final price. Send it to us below, and the estimate goes along.`,
    details: `Price estimate on the site: ${range}. ${table.service}: ${reasons}.`,
  };
}
