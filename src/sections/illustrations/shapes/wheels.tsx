/** The two wheels of a truck or van, 62 wide, on y = 400. */
export function Wheels({ at }: { readonly at: readonly [rear: number, front: number] }) {
  return <path className="k" fillRule="evenodd" d={at.map(wheel).join('')} />;
}

function wheel(x: number): string {
  return `M${x - 31} 368a31 31 0 1 0 62 0 31 31 0 1 0-62 0zM${x - 12} 368a12 12 0 1 0 24 0 12 12 0 1 0-24 0z`;
}
