import { useSyncExternalStore } from 'react';

/** Milliseconds. */
export const MINUTE = 60_000;

/** The time (ms), which moves on while the screen is open. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => minuteOf(Date.now()));
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The beginning of a time’s minute (ms). At its end, what happened a moment before the minute turned would be a minute old. */
export function minuteOf(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
}
