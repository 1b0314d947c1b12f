/** A town, as every other part of the engine takes it. */
export interface Location {
  readonly city: string;
  /** Postal code, upper case. */
  readonly state: string;
}
