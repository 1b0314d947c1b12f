/** A place of a batch's list; the third element holds its own values, if any. */
export type Place = readonly [city: string, state: string, ...rest: unknown[]];

/** Tells which pages of a batch wait for a decision: by their place, and by their keyword. */
export interface PageCheck {
  /** Reads what has to be known of places, before they are asked about. */
  readonly readPlaces?: (places: readonly Place[]) => Promise<void>;
  readonly isPlaceHeld: (city: string, state: string) => boolean;
  readonly isKeywordHeld: (keyword: string) => boolean;
}

export function needsDecision(
  check: PageCheck,
  { city, state, keyword }: { readonly city: string; readonly state: string; readonly keyword: string },
): boolean {
  return check.isPlaceHeld(city, state) || check.isKeywordHeld(keyword);
}
