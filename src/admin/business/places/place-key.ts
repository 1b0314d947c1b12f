import type { Place } from '../../../contract/business/places.ts';

/** Towns are told apart by these two; the answer holds each once. */
export const placeKey = ({ city, state }: Pick<Place, 'city' | 'state'>) => `${city}, ${state}`;
