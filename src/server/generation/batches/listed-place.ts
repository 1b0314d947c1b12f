import { z } from 'zod';
import type { PlanLocation } from '../../../engine/index.ts';

const fieldValues = z.record(z.string(), z.string());

/** The places of a batch as they are stored: the third element holds a place’s own values, if any, the fourth its own keyword. */
export const listedPlacesSchema = z.array(
  z.union([
    z.tuple([z.string(), z.string()]),
    z.tuple([z.string(), z.string(), fieldValues]),
    z.tuple([z.string(), z.string(), fieldValues, z.string()]),
  ]),
);
export type ListedPlace = z.input<typeof listedPlacesSchema>[number];

export function placeOf([city, state, field_values, keyword]: ListedPlace): PlanLocation {
  return { city, state, field_values, keyword };
}

export function rowOf({ city, state, field_values, keyword }: PlanLocation): ListedPlace {
  if (keyword !== undefined) return [city, state, field_values ?? {}, keyword];
  return field_values ? [city, state, field_values] : [city, state];
}
