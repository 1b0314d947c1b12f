import type { Shape } from '../illustrations.ts';
import { FrontDoor, HouseShell } from '../shapes/house-shell.tsx';
import { Arm, Person } from '../shapes/person.tsx';
import { Tree } from '../shapes/tree.tsx';
import { Van } from '../shapes/van.tsx';

/** A house and an unlabeled van. */
export const localStreet = (
  <>
    <circle className="b" cx="520" cy="196" r="150" />
    <g className="far">
      <Tree x={324} y={400} size={1.2} />
      <Tree x={722} y={400} size={1.5} />
    </g>
    <g transform="translate(18 0)">
      <HouseShell />
      <path className="glass" d="M24 232h116v92H24z" />
      <path className="a" d="M24 232h20q6 50-20 70zM140 232h-20q-6 50 20 70zM38 338h96v12H38z" />
      <path d="M24 232h116v92H24zM82 232v92M24 278h116M44 232q6 48-20 68M120 232q-6 48 20 68M16 324h132v10H16zM34 334v14h96v-14" />
      <path
        className="frond"
        d="M44 324q-6-16-2-24 8 6 2 24zM62 324q-8-14 0-24 8 10 0 24zM102 324q-8-14 0-24 8 10 0 24zM120 324q-2-18 4-24 4 10-4 24z"
      />
      <FrontDoor />
    </g>
    <g transform="translate(344 0)">
      <Van />
      <path d="M40 198v-12h170v12M40 186h170M84 198v-12M166 198v-12M120 206v146M132 270v16" />
    </g>
  </>
);

/** A person at the door, bag in hand. */
export function Caller({ shape }: { readonly shape: Shape }) {
  return (
    <>
      <Person x={306} turn={-1} />
      <g transform="translate(230 324) scale(.6)">{shape}</g>
      <Arm x={306} turn={-1} />
      <path className="a" d="M186 392h84v8h-84z" />
      <path d="M182 392h84v8M182 392v8M-20 400h800" />
    </>
  );
}
