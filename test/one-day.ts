import { setTimeout as pause } from 'node:timers/promises';

const day = 86_400_000;
const near = 60_000;

/** Waits over midnight (UTC) when that is near: what tests say of today then holds until they are over. */
export async function untilOneDay(): Promise<void> {
  const left = day - (Date.now() % day);
  if (left < near) await pause(left + 100);
}
