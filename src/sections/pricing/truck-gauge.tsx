import type { GaugeLevel } from './gauge-levels.ts';

interface TruckGaugeProps {
  readonly id: string;
  readonly levels: readonly GaugeLevel[];
}

/** The truck, and how full it is: tap a load and the bed fills up to it. Radio buttons and CSS, no script. */
export function TruckGauge({ id, levels }: TruckGaugeProps) {
  const chosen = Math.floor((levels.length - 1) / 2);
  return (
    <div className="gauge">
      <fieldset>
        <legend>How full is the truck?</legend>
        {levels.map((level, index) => (
          <label key={index}>
            <input type="radio" name={`${id}-load`} value={level.eighths} defaultChecked={index === chosen} />
            <b>{level.load}</b>
            <span>{level.fits}</span>
            {level.price !== '' && <strong>{level.price}</strong>}
          </label>
        ))}
      </fieldset>
      <LoadInEighths />
    </div>
  );
}

/** An open truck with eight eighths of a load, bottom up. CSS draws them and sets the visible number. */
export function LoadInEighths() {
  return (
    <div className="art art-gauge">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
