/** How long an unsent message is worth trying for. After that a person can still send it from the back office. */
const givenUpAfterMs = 3 * 24 * 3_600_000;

const firstDelayMs = 2_000;
const longestDelayMs = 10 * 60_000;

/**
 * When to try again after the given number of failed attempts: 2 s, 4 s, 8 s … every 10 minutes at most; null to give up.
 *
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
  if (now.getTime() - createdAt.getTime() > givenUpAfterMs) return null;
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + delay);
}
