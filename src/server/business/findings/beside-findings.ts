import { besideSections, openInTown } from '../../../contract/business/predicates.ts';

/** A finding of a page, as far as its place goes. */
export interface PlaceableFinding {
  /** The fact’s name: `place.finding_1`. */
  readonly name: string;
  /** The section that it belongs beside. */
  readonly beside: string | undefined;
  /** True if hardly another place has its figures. */
  readonly isTelling: boolean;
}

/** A name that a text places a finding by, and which one it is. */
type PlacedName = readonly [name: string, at: number];

const none: ReadonlySet<string> = new Set();

/**
 * The findings of a page where texts place them: one for each section that some belong beside, two for the section on the
 * town, and the rest. What hardly another place can say comes first; the town and its county take turns.
 * @param taken sections beside which something is stated
 */
export function placedNames(
  found: readonly PlaceableFinding[],
  taken: ReadonlySet<string> = none,
): readonly PlacedName[] {
  const isTelling = (at: number) => found[at]?.isTelling === true;
  const left = new Set(
    [...found.keys()].toSorted((one, other) => Number(isTelling(other)) - Number(isTelling(one))),
  );
  const take = (subject: string, section?: string): number | undefined => {
    for (const at of left) {
      const one = found[at];
      if (!one?.name.startsWith(subject) || (section !== undefined && one.beside !== section)) continue;
      left.delete(at);
      return at;
    }
    return undefined;
  };
  const placed: PlacedName[] = [];
  const add = (section: string, number: number, at: number | undefined) => {
    const subject = found[at ?? -1]?.name.split('.')[0];
    if (at !== undefined && subject !== undefined)
      placed.push([`${subject}.beside_${section}_${number}`, at]);
  };
  for (const section of besideSections)
    if (!taken.has(section)) add(section, 1, take('place.', section) ?? take('county.', section));
  for (let at = 0; left.size > 0; at += 1) {
    const [one, other] = at % 2 === 0 ? ['place.', 'county.'] : ['county.', 'place.'];
    const next = take(one ?? '') ?? take(other ?? '');
    if (at < openInTown) add('town', at + 1, next);
    else add('rest', at - openInTown + 1, next);
  }
  return placed;
}
