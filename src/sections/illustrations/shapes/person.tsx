/** A person with feet on the ground, 140 tall. The arm is drawn after what the hand holds. */
export function Person({ x, turn }: { readonly x: number; readonly turn: 1 | -1 }) {
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

export function Arm({ x, turn }: { readonly x: number; readonly turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 400) scale(${1.24 * turn} 1.24)`}>
      <path className="arm" d="M0-79l14 24 24-3" />
      <path className="arm-in" d="M0-79l14 24 24-3" />
    </g>
  );
}
