import type { PlanLocation } from './location.ts';

export interface PlanLists {
  readonly locations: readonly PlanLocation[];
  readonly keywords: readonly string[];
}

/** True if the plan's rows name their keywords. Then all of them do, and each is one page. */
export function hasOwnKeywords(locations: readonly PlanLocation[]): boolean {
  return locations[0]?.keyword !== undefined;
}

/** The pages of each location: one per keyword, or one of a row with its own keyword. */
export function pagesPerLocation({ locations, keywords }: PlanLists): number {
  return hasOwnKeywords(locations) ? 1 : keywords.length;
}

/** The pages of a plan before duplicates are dropped. */
export function planSize(lists: PlanLists): number {
  return lists.locations.length * pagesPerLocation(lists);
}
