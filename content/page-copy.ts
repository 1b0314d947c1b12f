/**
 * The copy of a fixed page. Figures that the owner may change (price, years, hours, offers) stand as
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

/** The layout that city and service pages share. */
export interface SharedPageCopy extends PageHead {
  /** "{Service} in …": what stands before " in " is the service the county selector links to. */
  readonly hero_title: string;
  readonly hero_subtitle: string;
  /** Two to four paragraphs. */
  readonly service_description: readonly string[];
  readonly features: readonly string[];
  readonly items_handled: readonly string[];
  readonly steps: readonly [Step, Step, Step, Step];
  readonly pricing_note?: string;
  readonly call_to_action: { readonly title: string; readonly text: string };
  /** Three to five. */
  readonly faqs: readonly Question[];
  /** What the header's quote form has chosen. */
  readonly default_service: 'residential' | 'commercial' | 'construction';
}

export interface ServicePageCopy extends SharedPageCopy {
  /** The words of the service's landing pages, as in `services`. */
  readonly keyword: string;
}

export interface CityPageCopy extends SharedPageCopy {
  readonly city: string;
  readonly state: 'FL';
  readonly county: 'Miami-Dade' | 'Broward' | 'Palm Beach';
  /** Places that border it or lie next to it. */
  readonly neighbors: readonly string[];
  /** True, and true for years. */
  readonly local_facts: readonly LocalFact[];
  readonly map_text: string;
}

export interface Step {
  readonly title: string;
  readonly description: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface LocalFact {
  readonly title: string;
  readonly text: string;
}
