import type { GaugeLevel } from './gauge-levels.ts';
import { TruckShape } from '../illustrations/truck.tsx';

interface TruckGaugeProps {
  readonly id: string;
  readonly levels: readonly GaugeLevel[];
  readonly name: string;
}

/** The truck, and how full it is: tap a load and the bed fills up to it. Radio buttons and CSS, no script. */
export function TruckGauge({ id, levels, name }: TruckGaugeProps) {
  const chosen = Math.min(1, levels.length - 1);
  return (
    <div className="gauge">
      <fieldset>
        <legend>How full is the truck?</legend>
        {levels.map((level, at) => (
          <label key={at} className="gauge-level">
            <input
              type="radio"
              name={`${id}-load`}
              value={level.eighths}
              data-eighths={level.eighths}
              defaultChecked={at === chosen}
            />
            <span className="gauge-load">{level.load}</span>
            <span className="gauge-says">{level.says}</span>
          </label>
        ))}
      </fieldset>
      <svg className="art art-gauge" viewBox="-12 88 440 322" aria-hidden="true" focusable="false">
        <path d="M-40 400h520" />
        <TruckShape name={name} />
        <g className="gauge-bed">
          <path className="bed" d="M0 96h250v254H0z" />
          {blocks.map((block, at) => (
            <path key={at} className={at % 3 === 1 ? 'fill b' : 'fill a'} d={block} />
          ))}
          <path d="M0 96v254h250V96M-8 96h16M242 96h16M0 159h14M0 223h22M0 286h14" />
        </g>
      </svg>
    </div>
  );
}

/** Eight loads of different shape, packed tightly from the floor up; each is an eighth of the bed. */
const blocks: readonly string[] = [
  'M6 290h116v56H6z',
  'M128 290h116v56H128z',
  'M6 230h116v54H6z',
  'M128 230h116v54H128z',
  'M6 168h116v56H6z',
  'M128 168h116v56H128z',
  'M6 106h116v56H6z',
  'M128 106h116v56H128z',
];
