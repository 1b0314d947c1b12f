import type { Place } from '../../../contract/business/places.ts';

/** These two identify a town. The answer holds each town once. */
export const placeKey = ({ city, state }: Pick<Place, 'city' | 'state'>) => `${city}, ${state}`;
