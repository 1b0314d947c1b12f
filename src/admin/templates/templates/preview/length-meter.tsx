import { count } from '../../../platform/ui/count.ts';
import { headLengths, lengthVerdict, type MeasuredText } from '../../../platform/ui/head-lengths.ts';
import classes from './length-meter.module.css';
import { useDrawnHead } from './use-drawn-head.ts';

/** How long a head text comes out with the values being previewed, beside what search results show of it. */
export function LengthMeter({ of }: { of: MeasuredText }) {
  const { length } = useDrawnHead()[of];
  const { most } = headLengths[of];
  const verdict = lengthVerdict(of, length);
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
