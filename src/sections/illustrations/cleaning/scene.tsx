import type { Shape } from '../illustrations.ts';
import { FrontDoor, HouseShell } from '../shapes/house-shell.tsx';
import { Arm, Person } from '../shapes/person.tsx';
import { Tree } from '../shapes/tree.tsx';

/** A house with a wide window, and the small car with its tools. */
export const cleaningStreet = (
  <>
    <circle className="b" cx="540" cy="196" r="150" />
    <g className="far">
      <Tree x={330} y={400} size={1.3} />
      <Tree x={728} y={400} size={1.4} />
    </g>
    <g transform="translate(20 0)">
      <HouseShell />
      <path className="glass" d="M20 212h132v122H20z" />
      <path d="M10 334h152v10H10z" />
      <FrontDoor />
    </g>
    <g transform="translate(438 0)">
      <ToolsOnRoof />
      <Car />
    </g>
  </>
);

function ToolsOnRoof() {
  return (
    <>
      <path className="b" d="M150 170h44l-5 40h-34z" />
      <path className="a" d="M28 180h20v30H28z" />
      <path d="M146 166h46l-6 42h-34zM148 166q21-34 42 0M44 208V184q0-6-8-8v-8h-6M38 168h8v8M36 176q-8 2-8 8v24M62 200h78M62 192h78M-32 194h60M-32 194q-22-8-34-4 10 8 4 14 20 4 30-2z" />
      <path className="a" d="M64 176h68v12H64z" />
      <path d="M60 172h72v12H60zM72 184v8M120 184v8" />
    </>
  );
}

function Car() {
  return (
    <>
      <path
        className="a"
        fillRule="evenodd"
        d={`M10 356v-50l12-70q4-14 20-14h126q14 0 24 10l54 56 48 12q18 6 18 24v32z${windows}`}
      />
      <path className="glass" stroke="none" d={windows} />
      <path
        d={`M4 352v-46q0-4 2-12l14-62q4-16 20-16h126q16 0 26 10l54 54 48 12q20 6 20 26v34M0 352h318M24 208h150M38 216v-8M160 216v-8M314 322h-14v12h14M4 312h10v22H4${windows}`}
      />
      <path
        className="k"
        fillRule="evenodd"
        d="M38 372a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM56 372a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM226 372a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM244 372a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"
      />
    </>
  );
}

const windows = 'M30 282l10-44q2-6 8-6h52v50zM124 282v-50h42q8 0 13 6l44 44z';

/** One brings the caddy, one the vacuum cleaner. The window shows what is cleaned. */
export function Cleaners({ shape }: { readonly shape: Shape }) {
  return (
    <>
      <g transform="translate(50 226) scale(1.14)">{shape}</g>
      <Person x={298} turn={-1} />
      <g transform="translate(16 0)">
        <path className="b" d="M210 356h54l-5 28h-44z" />
        <path d="M206 352h54l-5 28h-44zM214 352v-16h10v16M244 352v-20h9v20M224 352v-14q0-10 9-10t9 10v14" />
      </g>
      <Arm x={298} turn={-1} />
      <Person x={406} turn={-1} />
      <g transform="translate(8 0)">
        <path className="b" d="m336 340 20 6-12 42-20-6z" />
        <path d="m354 316-9 24M332 336l22 6-12 44-22-6zM329 350l22 6" />
        <path className="k" d="M300 398v-2q0-12 12-12h28q6 0 8 14z" />
      </g>
      <Arm x={406} turn={-1} />
      <path d="M-20 400h800" />
    </>
  );
}
