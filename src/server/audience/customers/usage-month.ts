import { DateTime } from 'luxon';

export interface UsageMonth {
  /** The current month, as in 2027-03. */
  readonly current: string;
  /** The month that another process, whose clock is a little ahead of ours, may have begun already. */
  readonly begun: string;
  /** First day of the month after `current`. */
  readonly renewsOn: string;
}

/** How far the clocks of two processes may be apart. */
const drift = { minutes: 5 };

/** The current month in the business's time zone, computed on each call. Its pages count. */
export function usageMonth(now: Date, zone: string): UsageMonth {
  const moment = DateTime.fromJSDate(now, { zone });
  return {
    current: moment.toFormat('yyyy-MM'),
    begun: moment.plus(drift).toFormat('yyyy-MM'),
    renewsOn: moment.startOf('month').plus({ months: 1 }).toFormat('yyyy-MM-dd'),
  };
}

/** Pages counted for a month that is over are no pages of this one. */
export function usedPages(
  profile: { readonly usage_month: string | null; readonly pages_generated_this_month: number },
  { current, begun }: UsageMonth,
): number {
  const counts = profile.usage_month === current || profile.usage_month === begun;
  return counts ? profile.pages_generated_this_month : 0;
}
