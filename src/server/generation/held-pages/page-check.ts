/** A place of a batch's list; the third element holds its own values, if any. */
export type Place = readonly [city: string, state: string, ...rest: unknown[]];

/** Finds the pages of a batch that need a decision, by place and by keyword. */
export interface PageCheck {
  /** Loads data of places before they are checked. */
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
