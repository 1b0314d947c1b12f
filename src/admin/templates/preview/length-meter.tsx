import { count } from '../../ui/count.ts';
import classes from './length-meter.module.css';
import { useDrawnHead } from './use-drawn-head.ts';

/** Search results cut titles and descriptions at about these lengths (characters); shorter than the least says too little. */
const lengths = {
  title: { least: 25, most: 60 },
  meta_description: { least: 70, most: 160 },
} as const;

/** How long a head text comes out with the values being previewed, beside what search results show of it. */
export function LengthMeter({ of }: { of: keyof typeof lengths }) {
  const { length } = useDrawnHead()[of];
  const { least, most } = lengths[of];
  const verdict = length > most ? 'will be cut' : length === 0 ? 'empty' : length < least ? 'short' : 'fits';
  return (
    <div className={classes.meter} data-verdict={verdict}>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ width: `${Math.min(100, (length / most) * 100)}%` }} />
      </div>
      <span className="numeric">
        {count(length)} of {most} as previewed, {verdict}
      </span>
    </div>
  );
}
