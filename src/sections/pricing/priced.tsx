import { SideRow } from '../parts/side-row.tsx';
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
  readonly questions: EstimateQuestions;
}

/** What a visitor is asked for an estimate. A load is asked for by the gauge. */
export interface EstimateQuestions {
  /** The service’s name as an address. */
  readonly service: string;
  /** The place whose prices these are; empty: the usual ones. */
  readonly place: string;
  /** “How many hours?”; empty: no amount is asked for. */
  readonly amount: string;
  /** What it can be, by name. */
  readonly choices: readonly string[];
  /** Extras that are counted: name, and the question. */
  readonly counted: readonly { readonly name: string; readonly label: string }[];
  /** Extras that are added once. */
  readonly once: readonly string[];
}

/** The address that answers with an estimate. It is below that of the forms, which a static copy of the site sends to the program. */
export const estimatePath = '/leads/estimate';

const maxSteps = 6;

/** The inside of a pricing section: the table, three typical jobs, what changes the price, what it covers. */
export function Priced({ priced, hasGauge }: { readonly priced: PricedService; readonly hasGauge: boolean }) {
  const { loads, steps, jobs, extras, included, minimum, note } = priced;
  const isOnGauge = hasGauge && loads.length > 0;
  const lines = [...(isOnGauge ? [] : loads), ...steps].slice(0, maxSteps);
  // One or two lines need no list of their own.
  const isOneList = jobs.length > 0 && lines.length < 3;
  const listed = isOneList ? [] : lines;
  const typical = isOneList ? [...lines, ...jobs] : jobs;
  const { counted, once } = priced.questions;
  const asked = new Set([...counted.map(({ name }) => name), ...once]);
  const others = extras.filter(({ name }) => !asked.has(name));
  return (
    <>
      <form className="estimate" action={estimatePath} method="get">
        <input type="hidden" name="service" value={priced.questions.service} />
        {priced.questions.place !== '' && <input type="hidden" name="place" value={priced.questions.place} />}
        {isOnGauge && <TruckGauge id="price" levels={tableLevels(loads)} />}
        <Questions questions={priced.questions} extras={extras} isOnGauge={isOnGauge} />
      </form>
      <div className="priced-parts">
        {listed.length > 0 && <Lines title={isOnGauge ? 'Single pieces' : 'Prices'} lines={listed} />}
        {typical.length > 0 && <Lines title="Typical jobs" lines={typical} />}
      </div>
      <SideRow name="About the price">
        <ul className="priced-more">
          {included.length > 0 && (
            <li>
              <b>Included:</b> {included.join('. ')}.
            </li>
          )}
          {others.length > 0 && (
            <li>
              <b>What changes the price:</b> {others.map(({ name, price }) => `${name}, ${price}`).join('. ')}
              .
            </li>
          )}
          <li>
            {minimum !== '' && (
              <>
                <b>Minimum:</b> {minimum}.{' '}
              </>
            )}
            {note}
          </li>
        </ul>
      </SideRow>
    </>
  );
}

/** Two or three questions, answered by the server. */
function Questions({
  questions: { amount, choices, counted, once },
  extras,
  isOnGauge,
}: {
  readonly questions: EstimateQuestions;
  /** What is asked for is named with its price. */
  readonly extras: readonly PriceLine[];
  readonly isOnGauge: boolean;
}) {
  return (
    <div className="estimate-fields">
      {!isOnGauge && amount !== '' && (
        <label>
          {amount}
          <input type="number" name="amount" min="0" max="100000" step="any" required inputMode="decimal" />
        </label>
      )}
      {!isOnGauge && choices.length > 0 && (
        <label>
          What is it?
          <select name="step">
            {choices.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {counted.map(({ name, label }) => (
        <label key={name}>
          <span>
            {label} <PriceOf name={name} extras={extras} />
          </span>
          <input type="number" name={`x.${name}`} min="0" max="1000" placeholder="0" inputMode="numeric" />
        </label>
      ))}
      {once.map(name => (
        <label key={name} className="check">
          <input type="checkbox" name={`x.${name}`} value="1" />
          <span>
            {name} <PriceOf name={name} extras={extras} />
          </span>
        </label>
      ))}
      <button className="button call" type="submit">
        Estimate my price
      </button>
    </div>
  );
}

function PriceOf({ name, extras }: { readonly name: string; readonly extras: readonly PriceLine[] }) {
  const price = extras.find(one => one.name === name)?.price;
  return price === undefined ? null : <small>{price}</small>;
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
