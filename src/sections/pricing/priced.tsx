import { tableLevels } from './gauge-levels.ts';
import { TruckGauge } from './truck-gauge.tsx';

/** A line of the price block: what, and how much. */
export interface PriceLine {
  readonly name: string;
  /** “$289 to $349” */
  readonly price: string;
}

/** What a service costs in a town. Finished strings only. */
export interface PricedService {
  /** Parts of a load, where the price goes by them. */
  readonly loads: readonly (PriceLine & { readonly part: number })[];
  /** Other lines of the table. */
  readonly steps: readonly PriceLine[];
  readonly jobs: readonly PriceLine[];
  readonly extras: readonly PriceLine[];
  readonly included: readonly string[];
  /** “$149”; empty: there is none. */
  readonly minimum: string;
  readonly note: string;
}

const maxSteps = 6;

/** The inside of a pricing section: the table, three typical jobs, what changes the price, what it covers. */
export function Priced({ priced, hasGauge }: { readonly priced: PricedService; readonly hasGauge: boolean }) {
  const { loads, steps, jobs, extras, included, minimum, note } = priced;
  const isOnGauge = hasGauge && loads.length > 0;
  const listed = [...(isOnGauge ? [] : loads), ...steps].slice(0, maxSteps);
  return (
    <>
      {isOnGauge && <TruckGauge id="price" levels={tableLevels(loads)} />}
      <div className="priced-parts">
        {listed.length > 0 && <Lines title={isOnGauge ? 'Single pieces' : 'Prices'} lines={listed} />}
        {jobs.length > 0 && <Lines title="Typical jobs" lines={jobs} />}
      </div>
      <p className="priced-more">
        {included.length > 0 && (
          <>
            <b>Included:</b> {included.join('. ')}.{' '}
          </>
        )}
        {extras.length > 0 && (
          <>
            <b>What changes the price:</b> {extras.map(({ name, price }) => `${name}, ${price}`).join('. ')}.{' '}
          </>
        )}
        {minimum !== '' && (
          <>
            <b>Minimum:</b> {minimum}.{' '}
          </>
        )}
        {note}
      </p>
    </>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly PriceLine[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="price-list">
        {lines.map(({ name, price }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd className="display">{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
