const day = 24 * 3_600_000;
/** The minimum delay before a retry, even if the response requests less. */
const shortestWait = 60_000;

/**
 * Parses `Retry-After`: seconds or a date, limited to between a minute and a day.
 * @example retryAfter('120', 0) // 120_000
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, shortestWait), day) : null;
}

/** True while a pause lasts. None is longer than a day: an end beyond that was written before the clock was set back. */
export function isPaused(until: Date | null | undefined, now: Date): until is Date {
  const left = (until?.getTime() ?? 0) - now.getTime();
  return left > 0 && left <= day;
}
