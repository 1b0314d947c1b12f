/** What a batch's list says of a place besides its name, by column. */
export type PlaceValues = Readonly<Record<string, string>>;

/** A place of a batch's list, with the keyword of its row if rows have own ones. */
export type Place = readonly [
  city: string,
  state: string,
  values?: PlaceValues | null | undefined,
  keyword?: string,
];

/** Finds the pages of a batch that need a decision, by place and by keyword. */
export interface PageRule {
  /** False: its setting is off, and nobody is asked about them. */
  readonly isAsked: boolean;
  /** Loads data of places before they are checked. */
  readonly readPlaces?: (places: readonly Place[]) => Promise<void>;
  /** Keywords whose pages show the same facts of a place; left out: all of them. */
  readonly groupOf?: (keyword: string) => string;
  readonly isPlaceHeld: (city: string, state: string, values?: PlaceValues | null, group?: string) => boolean;
  readonly isKeywordHeld: (keyword: string) => boolean;
}

interface RuledPage {
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: PlaceValues | null;
}

export function isHeld(rule: PageRule, { city, state, keyword, field_values }: RuledPage): boolean {
  return rule.isPlaceHeld(city, state, field_values, rule.groupOf?.(keyword)) || rule.isKeywordHeld(keyword);
}
