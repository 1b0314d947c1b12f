import { stateTimeZone } from './time-zones.ts';
import { findTown } from './town-index.ts';

/** The time zone of a town; of most of its state if the town is unknown. @example timeZoneOf({ city: 'El Paso', state: 'TX' }) // 'America/Denver' */
export function timeZoneOf({ city, state }: { readonly city: string; readonly state: string }): string {
  return findTown(city, state)?.time_zone ?? stateTimeZone(state);
}
