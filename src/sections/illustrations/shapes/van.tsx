import { Wheels } from './wheels.tsx';

/** A panel van, 412 long, wheels on y = 400. */
export function Van() {
  return (
    <>
      <path className="b" d="M4 206h248v148H4z" />
      <path className="a" fillRule="evenodd" d={`M258 204h18l54 78 58 20v52H258z${windowPath}`} />
      <path className="glass" stroke="none" d={windowPath} />
      <path
        d={`M-4 352V210q0-12 12-12h250q14 0 22 12l50 70 58 18q18 6 18 24v30M-8 352h420M250 198v154M262 306h14M406 316h-14v14h14M-4 300h10v26H-4${windowPath}`}
      />
      <Wheels at={[66, 334]} />
    </>
  );
}

const windowPath = 'M264 282v-54q0-8 8-8h2q7 0 11 6l40 56z';
