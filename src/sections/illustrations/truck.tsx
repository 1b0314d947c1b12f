import { inPlaces } from '../parts/in-places.ts';
/** The truck of the house, in scene measures: 412 long, wheels on y = 400. */
export function TruckShape({ name }: { readonly name: string }) {
  return (
    <>
      <path className="b" d="M8 224h250v130H8z" />
      <path d="M0 218h250v132H0zM-8 204h266v14H-8z" />
      <Lettering name={name} />
      <TruckChassis />
    </>
  );
}

/** Cab, frame and wheels, without what they carry. */
export function TruckChassis() {
  return (
    <>
      <path className="a" d="M266 232h58l36 58 46 18v48H266z" />
      <path d="M258 352V236q0-12 12-12h50q10 0 15 9l28 47 27 9q14 5 14 19v44zM-8 352h420M285 304h14" />
      <path className="glass" d="M276 284v-36q0-6 6-6h30q6 0 9 5l21 37z" />
      <path d="M404 318h-12M404 334h12" />
      {[60, 334].map(x => (
        <g key={x}>
          <circle className="k" cx={x} cy="368" r="31" />
          <circle className="hub" cx={x} cy="368" r="12" />
        </g>
      ))}
    </>
  );
}

/** The business's own name, as large as the side of the truck allows. */
function Lettering({ name }: { readonly name: string }) {
  const lines = lettering(name);
  const longest = Math.max(...lines.map(line => line.length), 1);
  const size = Math.min(lines.length === 1 ? 40 : 46, 330 / longest);
  return (
    <>
      {inPlaces(lines).map(({ item: line, place }) => (
        <text
          key={line}
          x="125"
          y={284 + size * 0.36 + (place - (lines.length - 1) / 2) * size * 1.02}
          fontSize={size}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A name in one line or, from three words on, in two of about the same length. */
function lettering(name: string): readonly string[] {
  const words = name.toUpperCase().split(/\s+/).filter(Boolean);
  if (words.length < 3) return [words.join(' ')];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}
