import type { LetteringPosition } from './illustrations.ts';

/** The business's own name, as large as its position allows. */
export function Lettering({
  name,
  position,
}: {
  readonly name: string;
  readonly position: LetteringPosition;
}) {
  const { x, y, width } = position;
  const lines = lettering(name);
  const longest = Math.max(...lines.map(line => line.length), 1);
  const size = Math.min(((lines.length === 1 ? 40 : 46) * width) / 330, width / longest);
  return (
    <>
      {lines.map((line, at) => (
        <text
          key={line}
          x={x}
          y={hundredth(y + size * 0.36 + (at - (lines.length - 1) / 2) * size * 1.02)}
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
