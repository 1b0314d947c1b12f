import { countyShown } from '../../../contract/business/places.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { phoneDigits } from '../../../contract/platform/form-fields.ts';
import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import { states } from '../../../engine/index.ts';
import { hoursBrief, hoursInLabel, hoursLines, openingDays } from '../opening-hours/hours-labels.ts';
import { isAlwaysOpen } from '../opening-hours/opening-rules.ts';

/** The business's settings, in all forms in which a text may write them. */
export function businessTexts(business: BusinessProfile, { towns, counties, circles }: Areas): string[] {
  const { phones, hours, ...rest } = business;
  const codes = new Set([...towns, ...counties, ...circles].map(({ state }) => state));
  return [
    JSON.stringify(rest),
    ...hoursLines(hours),
    ...[hoursBrief, hoursInLabel, openingDays].map(shown => shown(hours)),
    ...(isAlwaysOpen(hours) ? alwaysOpenTexts : []),
    ...[...hours.special_days, ...hours.seasons].map(({ name }) => name),
    ...Object.values(phones.by_county).concat(phones.default).flatMap(phoneForms),
    ...towns.map(({ city, county }) => `${city}, ${countyShown(county)}`),
    ...counties.map(({ county }) => countyShown(county)),
    ...circles.map(({ city, miles }) => `${miles} miles around ${city}`),
    ...stateNames(codes),
  ];
}

/** What only a business may say that never closes. */
const alwaysOpenTexts = ['open', 'available', 'here', 'reachable', 'answer'].flatMap(open =>
  ['24/7', '24 hours a day, seven days a week', 'day and night', 'day or night', 'around the clock'].map(
    always => `${open} ${always}`,
  ),
);

/** The codes of states, and their names. */
export function stateNames(codes: Iterable<string>): string[] {
  return [...codes].flatMap(code => [code, states.find(one => one.code === code)?.name ?? '']);
}

function phoneForms(phone: string): string[] {
  const parts = /(\d{3})(\d{3})(\d{4})$/.exec(phoneDigits(phone))?.slice(1) ?? [];
  return [phone, ...['-', '.', ' ', ''].map(between => parts.join(between))];
}
