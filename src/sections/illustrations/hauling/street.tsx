import type { Shape } from '../illustrations.ts';
import { Palm } from '../shapes/palm.tsx';
import { Arm, Person } from '../shapes/person.tsx';
import { TruckShape } from './truck.tsx';

/** How much closer the two step for a thing that is less wide than a sofa. */
const narrow: Readonly<Record<string, number>> = { fridge: 22, mattress: 18, 'yard-waste': 10 };

/** The truck on a street of low houses and palms. */
export const street = (
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

/** Two people carry the load to the truck. */
export function Crew({ load, shape }: { readonly load: string; readonly shape: Shape }) {
  const near = narrow[load] ?? 0;
  return (
    <>
      <Person x={74 + near} turn={1} />
      <Person x={252 - near} turn={-1} />
      <g transform="translate(112 262) scale(1.06)">{shape}</g>
      <Arm x={74 + near} turn={1} />
      <Arm x={252 - near} turn={-1} />
      <path d="M-20 400h800" />
    </>
  );
}
