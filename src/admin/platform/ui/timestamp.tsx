import classes from './timestamp.module.css';
import { MINUTE, useNow } from './use-now.ts';

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'long' });

const steps = [
  { unit: 'minute', length: MINUTE, until: 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE, until: 24 * 60 * MINUTE },
  { unit: 'day', length: 24 * 60 * MINUTE, until: 30 * 24 * 60 * MINUTE },
  { unit: 'month', length: 30 * 24 * 60 * MINUTE, until: 365 * 24 * 60 * MINUTE },
] as const;

/** A relative time ("3 hours ago"). `ExactTime` shows the exact one on a tap, by the keyboard and under the pointer. */
export function Timestamp({ at, mayWrap = false }: { at: string; mayWrap?: boolean }) {
  const now = useNow();
  return (
    <button
      type="button"
      className={classes.time}
      data-exact={exact.format(new Date(at))}
      data-wraps={mayWrap || undefined}
    >
      <time dateTime={at}>{ago(new Date(at).getTime() - now)}</time>
    </button>
  );
}

/** How far a time is from now (ms), in words. */
export function ago(distance: number): string {
  const size = Math.abs(distance);
  if (size < MINUTE) return 'just now';
  const step = steps.find(({ until }) => size < until);
  return step
    ? relative.format(Math.round(distance / step.length), step.unit)
    : relative.format(Math.round(distance / (365 * 24 * 60 * MINUTE)), 'year');
}
