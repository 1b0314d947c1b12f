import { SimpleGrid } from '@mantine/core';
import classes from './side-by-side.module.css';

interface Side {
  readonly name: string;
  readonly text: string | null;
}

/** Two readings of one thing, with what differs between them marked. */
export function SideBySide({ left, right }: { left: Side; right: Side }) {
  const [start, leftEnd, rightEnd] = differingPart(left.text ?? '', right.text ?? '');
  return (
    <SimpleGrid minColWidth="15rem" autoFlow="auto-fit" spacing={8}>
      <OneSide side={left} start={start} end={leftEnd} />
      <OneSide side={right} start={start} end={rightEnd} />
    </SimpleGrid>
  );
}

function OneSide({ side: { name, text }, start, end }: { side: Side; start: number; end: number }) {
  return (
    <div className={classes.side}>
      <div className={classes.name}>{name}</div>
      {text === null || text === '' ? (
        <p className={classes.nothing}>{text === null ? 'Not there' : 'Empty'}</p>
      ) : (
        <p className={classes.text}>
          {text.slice(0, start)}
          {end > start && <mark>{text.slice(start, end)}</mark>}
          {text.slice(end)}
        </p>
      )}
    </div>
  );
}

/** Start and end of the difference between two texts, in whole words. */
function differingPart(a: string, b: string): [start: number, endOfA: number, endOfB: number] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  while (start > 0 && /\w/.test(a[start - 1] ?? '')) start -= 1;
  while (end > 0 && /\w/.test(a[a.length - end] ?? '')) end -= 1;
  return [start, a.length - end, b.length - end];
}
