export interface Place {
  readonly city: string;
  readonly state: string;
}

export interface Town extends Place {
  /** As lists show it. */
  readonly shown: Place;
}
