import type { Area } from '../../../contract/platform/areas.ts';
import { findArea } from './find-area.ts';
import { isNextDoor, milesBetween, milesShown } from './nearest-areas.ts';

/** How far a town is. */
export interface Distance {
  /** "8 miles"; empty if it is unknown. */
  readonly shown: string;
  /** Texts may call it near. */
  readonly isNear: boolean;
}

/** A page shows this many towns at most. */
const maxKnown = 60;

/** Distances from one town to others. Pages of a town ask for the same ones, so each is found once. */
export class Distances {
  readonly #towns: readonly Area[];
  readonly #here: Area | null;
  /** Distances by state, then by city: to join both into one key would take longer than the search. */
  readonly #known = new Map<string, Map<string, Distance>>();
  #count = 0;

  /** `towns`: the owner's list. */
  constructor(towns: readonly Area[], city: string, state: string) {
    this.#towns = towns;
    this.#here = findArea(towns, city, state);
  }

  to({ city, state }: Pick<Area, 'city' | 'state'>): Distance {
    return this.#known.get(state)?.get(city) ?? this.#find(city, state);
  }

  #find(city: string, state: string): Distance {
    const there = findArea(this.#towns, city, state);
    const miles = this.#here && there && milesBetween(this.#here, there);
    const found = { shown: milesShown(miles), isNear: isNextDoor(miles) };
    if (this.#count >= maxKnown) {
      this.#known.clear();
      this.#count = 0;
    }
    this.#count += 1;
    const inState = this.#known.get(state);
    if (inState) inState.set(city, found);
    else this.#known.set(state, new Map([[city, found]]));
    return found;
  }
}
