import { Wheels } from '../shapes/wheels.tsx';

/** The truck of the house, in scene measures: 412 long, wheels on y = 400. */
export function TruckShape() {
  return (
    <>
      <path className="b" d="M8 224h250v130H8z" />
      <path d="M0 218h250v132H0zM-8 204h266v14H-8z" />
      <path className="glass" stroke="none" d={windowPath} />
      <TruckChassis />
    </>
  );
}

const windowPath = 'M276 284v-36q0-6 6-6h30q6 0 9 5l21 37z';

/** Cab, frame and wheels, without load. Gaps to the ground stay transparent. */
export function TruckChassis() {
  return (
    <>
      <path className="a" fillRule="evenodd" d={`M266 232h58l36 58 46 18v48H266z${windowPath}`} />
      <path d="M258 352V236q0-12 12-12h50q10 0 15 9l28 47 27 9q14 5 14 19v44zM-8 352h420M285 304h14" />
      <path d={`${windowPath}M404 318h-12M404 334h12`} />
      <Wheels at={[60, 334]} />
    </>
  );
}
