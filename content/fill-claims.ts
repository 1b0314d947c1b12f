import type { BusinessProfile } from './business.ts';

/**
 * Puts the profile's own figures into copy, however deep they stand. An unknown name stays as it is, so that a slip shows.
 * @example fillClaims('Pickups start from {{from_price}}.', business) // 'Pickups start from $99.'
 */
export function fillClaims<Copy>(copy: Copy, business: BusinessProfile): Copy {
  return filled(copy, claimsOf(business)) as Copy;
}

function claimsOf(business: BusinessProfile): ReadonlyMap<string, string> {
  return new Map([
    ['name', business.name],
    ['slogan', business.slogan],
    ['years', String(business.years.count)],
    ['from_price', business.price.starts_from],
    ['hours', hoursInWords(business.hours)],
    ['opening_days', openingDays(business.hours)],
    ['emergency', business.emergency],
    ['discount', business.discount.amount],
    ['landfill_share', business.landfill_share],
  ]);
}

function filled(copy: unknown, claims: ReadonlyMap<string, string>): unknown {
  if (typeof copy === 'string') {
    return copy.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => claims.get(name) ?? whole);
  }
  if (Array.isArray(copy)) return copy.map(item => filled(item, claims));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, filled(value, claims)]));
}

/** Reads on inside a sentence: "every day from 7 AM to 7 PM". */
function hoursInWords({ days, opens, closes }: BusinessProfile['hours']): string {
  const on = days.length === 7 ? 'every day' : new Intl.ListFormat('en-US').format(days);
  return `${on} from ${onTheClock(opens)} to ${onTheClock(closes)}`;
}

/** Stands alone: "Monday to Sunday, 7 AM to 7 PM". */
function openingDays({ days, opens, closes }: BusinessProfile['hours']): string {
  const on = days.length === 7 ? 'Monday to Sunday' : new Intl.ListFormat('en-US').format(days);
  return `${on}, ${onTheClock(opens)} to ${onTheClock(closes)}`;
}

function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}
