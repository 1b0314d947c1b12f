import { hasOwnKeywords, pagesPerLocation } from '../../../engine/index.ts';
import type { BatchInputs } from '../batches/queries.ts';

export interface PlanPart extends BatchInputs {
  /** The number of its first combination, counted over its own locations and keywords. */
  readonly first: number;
  readonly combinations: number;
}

/**
 * A plan in parts of at most `size` combinations, in plan order. A part holds only the locations it needs; where it lies
 * within one location it holds only its keywords.
 */
export function splitPlan({ locations, keywords }: BatchInputs, size: number): PlanPart[] {
  const each = pagesPerLocation({ locations, keywords });
  const isOwn = hasOwnKeywords(locations);
  const total = locations.length * each;
  const parts: PlanPart[] = [];
  for (let start = 0; start < total; start += size) {
    const end = Math.min(total, start + size);
    const from = Math.floor(start / each);
    const to = Math.ceil(end / each);
    const offset = start - from * each;
    const isWithinOne = to - from === 1 && !isOwn;
    parts.push({
      locations: locations.slice(from, to),
      keywords: isWithinOne ? keywords.slice(offset, offset + end - start) : keywords,
      first: isWithinOne ? 0 : offset,
      combinations: end - start,
    });
  }
  return parts;
}
