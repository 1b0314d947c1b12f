import { placeKey } from '../../../engine/index.ts';
import { stateNames } from '../claims/business-texts.ts';
import { toStated } from '../claims/find-claims.ts';
import { readTowns } from '../places/gazetteer.ts';
import type { OwnerContext } from './check-sentence.ts';

interface Place {
  readonly city: string;
  readonly state: string;
}

/** What is known of a business that is not set up yet: where it works, and what it states. */
export function ownerContextOf(towns: readonly Place[], stated: readonly string[]): OwnerContext {
  const states = new Set(towns.map(({ state }) => state));
  return {
    stated: toStated([...stateNames(states), ...stated]),
    places: new Set(
      readTowns()
        .filter(({ state }) => states.has(state))
        .map(({ city }) => placeKey(city)),
    ),
    served: new Set(towns.map(({ city }) => placeKey(city))),
  };
}
