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
      <path
        className="k"
        fillRule="evenodd"
        d="M29 368a31 31 0 1 0 62 0 31 31 0 1 0-62 0zM48 368a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM303 368a31 31 0 1 0 62 0 31 31 0 1 0-62 0zM322 368a12 12 0 1 0 24 0 12 12 0 1 0-24 0z"
      />
    </>
  );
}

/** The business's own name, as large as the side of a truck allows, around the middle of that side. */
export function Lettering({ name, middle }: { readonly name: string; readonly middle: number }) {
  const lines = lettering(name);
  const longest = Math.max(...lines.map(line => line.length), 1);
  const size = Math.min(lines.length === 1 ? 40 : 46, 330 / longest);
  return (
    <>
      {lines.map((line, place) => (
        <text
          key={line}
          x={middle}
          y={hundredth(284 + size * 0.36 + (place - (lines.length - 1) / 2) * size * 1.02)}
          fontSize={hundredth(size)}
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

function hundredth(measure: number): number {
  return Math.round(measure * 100) / 100;
}
