/**
 * The head of a page with copy of its own. Figures that the owner may change (price, hours, offers) stand as
 * `{{placeholders}}`; `fillClaims` puts the business profile's own in.
 */
export interface PageHead {
  readonly path: `/${string}`;
  /** 50 to 60 characters. */
  readonly title: string;
  /** 140 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface Step {
  readonly title: string;
  readonly description: string;
}
