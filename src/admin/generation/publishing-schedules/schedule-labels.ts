import type {
  PageOrder,
  Schedule,
  ScheduleStatus,
} from '../../../contract/generation/publishing-schedules.ts';
import { counted } from '../../platform/ui/count.ts';
import type { StatusBadgeProps } from '../../platform/ui/status-badge.tsx';

export const scheduleTones: Record<ScheduleStatus, StatusBadgeProps> = {
  waiting: { tone: 'yellow', word: 'Waiting' },
  running: { tone: 'orange', word: 'Publishing' },
  paused: { tone: 'neutral', word: 'Paused' },
  completed: { tone: 'green', word: 'Completed' },
  cancelled: { tone: 'red', word: 'Cancelled' },
};

const orderLabels: Record<PageOrder, string> = {
  random: 'in random order',
  county: 'county by county',
  plan: 'in the order of the plan',
};

/** Days are plain calendar days: drawn in UTC they stay what they are wherever the browser is. */
const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const dayLabel = (day: string) => longDay.format(new Date(`${day}T00:00:00Z`));
export const monthLabel = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** "2027-12" and 1 → "2028-01". */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** 0 → "12 am", 14 → "2 pm". */
export function hourLabel(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

export function paceLabel(schedule: Schedule): string {
  const when = schedule.portions === 'hourly' ? 'spread over the hours' : `at ${hourLabel(schedule.hour)}`;
  return `${counted(schedule.pages_per_day, 'page')} a day, ${when}, ${orderLabels[schedule.order]}, ${schedule.time_zone} time.`;
}

const moment = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });

/** The status as a sentence. */
export function scheduleLabel(schedule: Schedule): string {
  const { status, next_portion_at, ends_on, time_zone } = schedule;
  const end = ends_on ? `The last day is ${dayLabel(ends_on)}.` : '';
  if (status === 'waiting')
    return `Its pages are made as drafts when the batch is generated; then this schedule begins. ${end}`;
  if (status === 'paused')
    return `Nothing is published until you resume. Paused days are not caught up. ${ends_on ? `Resumed now, the last day would be ${dayLabel(ends_on)}.` : ''}`;
  if (status === 'running') {
    const next = next_portion_at ? moment(time_zone).format(new Date(next_portion_at)) : '';
    return `The next pages are published ${next}. ${end}`;
  }
  if (status === 'completed') return 'Every page is processed.';
  return 'It was ended. Pages that were public stay public, the others stay drafts.';
}
