/** A town. Every part of the engine uses this type. */
export interface Location {
  readonly city: string;
  /** Postal code, upper case. */
  readonly state: string;
}
