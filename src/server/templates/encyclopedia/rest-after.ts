const minutes = [1, 5, 30, 120, 360, 1_440];

/** The end of the pause after consecutive failures: from a minute up to a day. */
export function restAfter(failures: number, now: Date): Date {
  const wait = minutes[Math.min(failures, minutes.length) - 1] ?? 1;
  return new Date(now.getTime() + wait * 60_000);
}
