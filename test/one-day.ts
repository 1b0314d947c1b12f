import { setTimeout as pause } from 'node:timers/promises';

const day = 86_400_000;
const near = 60_000;

/** Waits until after midnight (UTC) if that is near, so that "today" stays the same during a test. */
export async function untilOneDay(): Promise<void> {
  const left = day - (Date.now() % day);
  if (left < near) await pause(left + 100);
}
