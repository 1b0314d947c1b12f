import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import { isAlwaysOpen } from '../../business/opening-hours/opening-rules.ts';

const aroundTheClock = /\b24(?: ?[/x] ?| )7\b|\b24[- ]?h(?:ou)?rs?\b|\baround the clock\b|\ball night\b/i;

/** True if the keyword says that somebody comes at each hour. @example saysAroundTheClock('24/7 plumber') // true */
export const saysAroundTheClock = (keyword: string) => aroundTheClock.test(keyword);

/** True if the hours of the business, or its own words, say the same. */
export function isAroundTheClock({
  hours,
  emergency,
  claims,
}: Pick<BusinessProfile, 'hours' | 'emergency' | 'claims'>): boolean {
  return isAlwaysOpen(hours) || [emergency, ...claims].some(saysAroundTheClock);
}
