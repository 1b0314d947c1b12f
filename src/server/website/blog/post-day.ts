import { postTimeZone } from '../../../contract/website/posts.ts';
import type { PostDay } from '../../../site/post-facts.tsx';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: postTimeZone });

/** @example postDay(new Date('2026-11-21T12:00Z')) // { shown: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' } */
export function postDay(date: Date): PostDay {
  return { shown: long.format(date), iso: date.toISOString() };
}
