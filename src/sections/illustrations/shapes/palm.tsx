export function Palm({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="trunk" d="M0 0q-4-70 14-138" />
      <path
        className="frond"
        d="M14-138q28-40 66-16-38-4-66 16zM14-138q44-18 62 22-26-26-62-22zM14-138q4-46 46-56-30 18-46 56zM14-138q-30-36-66-10 36-8 66 10zM14-138q-44-12-58 28 24-28 58-28zM14-138q-8-44-48-50 30 16 48 50z"
      />
    </g>
  );
}
