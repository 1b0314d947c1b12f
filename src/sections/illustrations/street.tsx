import type { Load } from './picture-of.ts';
import { loadShapes } from './thing.tsx';
import { Lettering, TruckShape } from './truck.tsx';

export const streetBox = '0 0 760 402';

/** How much closer the two step for a thing that is less wide than a sofa. */
const narrow: Partial<Record<Load, number>> = { fridge: 22, mattress: 18, 'yard-waste': 10 };

interface StreetProps {
  readonly load: Load;
  readonly name: string;
}

/** The scene of a page: two people carry the thing the page is about to the truck, on a street of low houses and palms. */
export function Street({ load, name }: StreetProps) {
  return (
    <svg
      className="art art-street"
      viewBox={streetBox}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <StreetShape />
      <CrewShape load={load} />
      <Lettering name={name} middle={437} />
    </svg>
  );
}

/** The same without the style sheet's part: only the name is the page's own. */
export function HeroStreet({ load, name }: StreetProps) {
  return (
    <svg
      className={`art art-street ${load}`}
      viewBox={streetBox}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <Lettering name={name} middle={437} />
    </svg>
  );
}

/** The fixed background. */
export function StreetShape() {
  return (
    <>
      <circle className="b" cx="520" cy="196" r="150" />
      <g className="far">
        <path d="M16 400V304h236v96zM-6 306l48-44h184l50 44zM60 400v-66h40v66zM140 330h76v36h-76zM140 342h76M140 354h76" />
        <Palm x={300} y={400} size={1.15} />
        <Palm x={716} y={400} size={1.5} />
      </g>
      <g transform="translate(312 0)">
        <path className="b" d="M24 166h58v50H24z" />
        <path d="M18 160h62v52H18zM38 160v14h20v-14" />
        <g transform="rotate(9 130 210)">
          <rect className="a" x="104" y="118" width="46" height="100" rx="9" />
          <rect x="99" y="113" width="46" height="104" rx="9" />
          <path d="M132 113v100M109 134h1M119 150h1M109 166h1M119 182h1" />
        </g>
        <path className="a" d="m196 150 12-32h26l12 32z" />
        <path d="m190 146 12-32h26l12 32zM214 146v62" />
        <TruckShape />
      </g>
    </>
  );
}

/** The crew with its load, and the ground. */
export function CrewShape({ load }: Pick<StreetProps, 'load'>) {
  const LoadShape = loadShapes[load];
  const near = narrow[load] ?? 0;
  return (
    <>
      <Person x={74 + near} turn={1} />
      <Person x={252 - near} turn={-1} />
      <g transform="translate(112 262) scale(1.06)">
        <LoadShape />
      </g>
      <Arm x={74 + near} turn={1} />
      <Arm x={252 - near} turn={-1} />
      <path d="M-20 400h800" />
    </>
  );
}

export function Palm({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="trunk" d="M0 0q-4-70 14-138" />
      <path
        className="frond"
        d="M14-138q28-40 66-16-38-4-66 16zM14-138q44-18 62 22-26-26-62-22zM14-138q4-46 46-56-30 18-46 56zM14-138q-30-36-66-10 36-8 66 10zM14-138q-44-12-58 28 24-28 58-28zM14-138q-8-44-48-50 30 16 48 50z"
      />
    </g>
  );
}

/** Feet on the street. The arms are drawn after the load, so the hands hold it. */
function Person({ x, turn }: { readonly x: number; readonly turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 400) scale(${1.24 * turn} 1.24)`}>
      <path className="leg" d="M-5-50l-9 44M5-50l9 22 1 22" />
      <path className="shoe" d="M-15-4h10M14-4h10" />
      <path className="a" d="M-8-86q12-8 22 0l4 40h-25z" />
      <path d="M-12-86q11-8 22 0l3 40h-26z" />
      <circle className="skin" cx="1" cy="-103" r="10" />
      <path className="k" d="M-10-105q0-11 11-11 9 0 11 8l9 2-1 3z" />
    </g>
  );
}

function Arm({ x, turn }: { readonly x: number; readonly turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 400) scale(${1.24 * turn} 1.24)`}>
      <path className="arm" d="M0-79l14 24 24-3" />
      <path className="arm-in" d="M0-79l14 24 24-3" />
    </g>
  );
}
