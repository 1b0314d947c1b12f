import type { FieldValues } from '../text/field-values.ts';

/** A town. Every part of the engine uses this type. */
export interface Location {
  readonly city: string;
  /** Postal code, upper case. */
  readonly state: string;
}

/** A location with its own values. A list whose rows are pages has several of one town. */
export interface PlanLocation extends Location {
  readonly field_values?: FieldValues | undefined;
  /** The only keyword of this location. All locations of a plan have one, or none. */
  readonly keyword?: string | undefined;
}
