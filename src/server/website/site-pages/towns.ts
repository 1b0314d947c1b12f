import { titleCase } from '../../../engine/index.ts';

export interface Place {
  readonly city: string;
  readonly state: string;
}

export interface Town extends Place {
  /** As lists show it. */
  readonly shown: Place;
}

export function shownPlace({ city, state }: Place): Place {
  return { city: titleCase(city), state: state.toUpperCase() };
}
