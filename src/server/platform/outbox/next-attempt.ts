/**
 * Age at which automatic attempts end. After that, a person can still send the message from the back
 * office.
 */
const maxAgeMs = 3 * 24 * 3_600_000;

const firstDelayMs = 2_000;
const maxDelayMs = 10 * 60_000;

/**
 * The time of the next attempt after the given number of failures: 2 s, 4 s, 8 s … at most 10 minutes. Null
 * to give up.
 * @example nextAttempt({ attempts: 1, createdAt: now, now }) // two seconds from now
 */
export function nextAttempt({
  attempts,
  createdAt,
  now,
}: {
  attempts: number;
  createdAt: Date;
  now: Date;
}): Date | null {
  if (now.getTime() - createdAt.getTime() > maxAgeMs) return null;
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + delay);
}
