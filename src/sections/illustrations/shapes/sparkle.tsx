/** A star of four points, for what is clean. `size` is from its middle to a point. */
export function Sparkle({
  x,
  y,
  size = 10,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  return (
    <path
      className="k"
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      d="M0-10q2 8 10 10-8 2-10 10-2-8-10-10 8-2 10-10z"
    />
  );
}
