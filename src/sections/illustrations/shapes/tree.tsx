/** A round tree in the distance, 150 tall. */
export function Tree({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="trunk" d="M0 0v-76" />
      <path
        className="frond"
        d="M-18-58a26 26 0 0 1-16-46 30 30 0 0 1 24-40 30 30 0 0 1 46 22 26 26 0 0 1-2 50 24 24 0 0 1-26 18q-14 4-26-4z"
      />
    </g>
  );
}
