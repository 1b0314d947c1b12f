import type { PostDay } from '../../../site/post-facts.tsx';

/**
 * The day of a post where the business is.
 * @example postDay(new Date('2026-11-21T12:00Z'), 'America/Chicago') // { shown: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' }
 */
export function postDay(date: Date, timeZone: string): PostDay {
  return {
    shown: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date),
    iso: date.toISOString(),
  };
}
