import { z } from 'zod';

/** Where a state's plans begin in a batch, and how many combinations it has (before duplicates are dropped). */
export const stateRangesSchema = z.array(
  z.object({ state: z.string(), first: z.number().int(), combinations: z.number().int() }),
);
export type StateRange = z.infer<typeof stateRangesSchema>[number];

/**
 * Plans are numbered by state, so a state is one range of numbers. `locations` must be in plan order; `part` is the
 * batch's range.
 */
export function stateRanges(
  locations: readonly { state: string }[],
  keywordCount: number,
  part: { first: number; combinations: number },
): StateRange[] {
  const ranges: { state: string; first: number; combinations: number }[] = [];
  locations.forEach(({ state }, index) => {
    const last = ranges.at(-1);
    if (last?.state === state) last.combinations += keywordCount;
    else ranges.push({ state, first: index * keywordCount, combinations: keywordCount });
  });
  const end = part.first + part.combinations;
  return ranges
    .map(range => {
      const first = Math.max(range.first, part.first);
      return {
        state: range.state,
        first,
        combinations: Math.min(range.first + range.combinations, end) - first,
      };
    })
    .filter(range => range.combinations > 0);
}
