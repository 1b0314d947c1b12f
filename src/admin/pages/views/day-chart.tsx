import { count } from '../../platform/ui/count.ts';
import classes from './views.module.css';

interface DayChartProps {
  /** What is counted, in lower case: "views". */
  noun: string;
  days: readonly { day: string; value: number }[];
}

const HEIGHT = 48;
const GAP = 0.2;
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
export const dayLabel = (date: string) => day.format(new Date(date));

/** One bar per day. A text gives the figures to screen readers; a bar shows its day on hover. */
export function DayChart({ noun, days }: DayChartProps) {
  const max = Math.max(1, ...days.map(({ value }) => value));
  const top = days.find(({ value }) => value === max);
  const words = top
    ? `${noun} by day; the most were ${count(max)} on ${dayLabel(top.day)}`
    : `${noun} by day; none yet`;
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classes.chart}
    >
      {days.map(({ day: date, value }, index) => {
        const height = value === 0 ? 1 : Math.max(2, (value / max) * HEIGHT);
        return (
          <rect
            key={date}
            data-none={value === 0 || undefined}
            x={index + GAP / 2}
            y={HEIGHT - height}
            width={1 - GAP}
            height={height}
          >
            <title>{`${dayLabel(date)}: ${count(value)} ${noun}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
