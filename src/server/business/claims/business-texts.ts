import { countyShown } from '../../../contract/business/places.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { phoneDigits } from '../../../contract/platform/form-fields.ts';
import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import { states } from '../../../engine/index.ts';
import { hoursBrief, hoursInLabel, hoursLines, openingDays } from '../opening-hours/hours-labels.ts';

/** The business's settings, in all forms in which a text may write them. */
export function businessTexts(business: BusinessProfile, { towns, counties, circles }: Areas): string[] {
  const { phones, hours, ...rest } = business;
  const codes = new Set([...towns, ...counties, ...circles].map(({ state }) => state));
  return [
    JSON.stringify(rest),
    ...hoursLines(hours),
    ...[hoursBrief, hoursInLabel, openingDays].map(shown => shown(hours)),
    ...hours.special_days.map(({ name }) => name),
    ...Object.values(phones.by_county).concat(phones.default).flatMap(phoneForms),
    ...towns.map(({ city, county }) => `${city}, ${countyShown(county)}`),
    ...counties.map(({ county }) => countyShown(county)),
    ...circles.map(({ city, miles }) => `${miles} miles around ${city}`),
    ...stateNames(codes),
  ];
}

/** The codes of states, and their names. */
export function stateNames(codes: Iterable<string>): string[] {
  return [...codes].flatMap(code => [code, states.find(one => one.code === code)?.name ?? '']);
}

function phoneForms(phone: string): string[] {
  const parts = /(\d{3})(\d{3})(\d{4})$/.exec(phoneDigits(phone))?.slice(1) ?? [];
  return [phone, ...['-', '.', ' ', ''].map(between => parts.join(between))];
}
