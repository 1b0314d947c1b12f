export interface Place {
  readonly city: string;
  readonly state: string;
}

export interface Town extends Place {
  /** The town's place as lists show it. */
  readonly shown: Place;
}
