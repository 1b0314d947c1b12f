const minutes = [1, 5, 30, 120, 360, 1_440];

/** Until when nothing is asked after so many failures in a row: a minute at first, a day in the end. */
export function restAfter(failures: number, now: Date): Date {
  const wait = minutes[Math.min(failures, minutes.length) - 1] ?? 1;
  return new Date(now.getTime() + wait * 60_000);
}
