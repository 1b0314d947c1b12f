import { longestDays } from '../../../contract/generation/publishing-schedules.ts';
import { AppError } from '../../platform/errors.ts';
import { daysBetween } from './portions.ts';

/** Refuses a first day that is past or far away. */
export function requireFirstDay(start_on: string, today: string, zone: string): void {
  if (start_on < today)
    throw wrong('start_on', `That day is over. Choose today (${today} in ${zone}) or a later day.`);
  if (daysBetween(today, start_on) > longestDays)
    throw wrong('start_on', 'Choose a day within the next ten years.');
}

/** Refuses a pace that would take too many years. */
export function requireEnd(pages_per_day: number, pages: number): void {
  if (pages <= pages_per_day * longestDays) return;
  const years = Math.round(pages / pages_per_day / 365).toLocaleString('en-US');
  const min = Math.ceil(pages / longestDays).toLocaleString('en-US');
  throw wrong(
    'pages_per_day',
    `At this pace the last page would be published in ${years} years. Publish at least ${min} pages a day.`,
  );
}

function wrong(path: string, message: string): AppError {
  return new AppError('invalid', message, { reason: 'pace', fields: [{ path, message }] });
}
