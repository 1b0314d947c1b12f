import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The time (ms), which moves on while the screen is open. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, currentMinute);
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** Rounded up, so that what happened within this minute is never in the future. */
function currentMinute() {
  return Math.ceil(Date.now() / MINUTE) * MINUTE;
}
