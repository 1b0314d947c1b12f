/** The package has no types. */
declare module 'zipcodes' {
  /** Codes of the United States and Canada by number. */
  export const codes: Readonly<
    Record<
      string,
      {
        readonly zip: string;
        readonly city: string;
        readonly state: string;
        readonly country: string;
        readonly latitude: number;
        readonly longitude: number;
      }
    >
  >;
}
