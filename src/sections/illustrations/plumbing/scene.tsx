import type { Shape } from '../illustrations.ts';
import { HouseShell } from '../shapes/house-shell.tsx';
import { Arm, Person } from '../shapes/person.tsx';
import { toolboxShape } from '../shapes/toolbox.tsx';
import { Tree } from '../shapes/tree.tsx';
import { Van } from '../shapes/van.tsx';

/** A house that is open to the street, and the van with its pipes. */
export const plumbingStreet = (
  <>
    <circle className="b" cx="520" cy="196" r="150" />
    <g className="far">
      <Tree x={318} y={400} size={1.2} />
      <Tree x={722} y={400} size={1.5} />
    </g>
    <g transform="translate(18 0)">
      <HouseShell />
      <path className="glass" d="M14 208h236v192H14z" />
      <path d="M132 208v20M116 240q2-12 16-12t16 12z" />
    </g>
    <g transform="translate(344 0)">
      <path className="a" d="M-20 166h280v12H-20z" />
      <path d="M20 198v-20M124 198v-20M228 198v-20M-24 162h284v12H-24zM6 150h230M6 138h230v12M6 150v-12M36 138v12M66 138v12M96 138v12M126 138v12M156 138v12M186 138v12M216 138v12M30 162v-12M222 162v-12" />
      <Van />
    </g>
  </>
);

/** The plumber at work, with the tools beside. */
export function Plumber({ shape }: { readonly shape: Shape }) {
  return (
    <>
      <g transform="translate(138 293) scale(1.24)">{shape}</g>
      <Person x={74} turn={1} />
      <g transform="translate(18 0)">
        <path className="a" d="M98 290h10v44H98zM92 274h22v14H92z" />
        <path d="M98 336v-48M106 336v-48M90 270v12q0 8 12 8t12-8v-12l-7 4v8h-10v-8zM98 336q4 6 8 0" />
      </g>
      <Arm x={74} turn={1} />
      <g transform="translate(284 344) scale(.65)">{toolboxShape}</g>
      <path d="M-20 400h800" />
    </>
  );
}
