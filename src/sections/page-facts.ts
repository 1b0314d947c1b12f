import type { IllustrationSet } from './illustrations/illustration-set.ts';

/** The business's facts on a page. The server fills them from the settings; finished strings only. */
export interface BusinessFacts {
  readonly name: string;
  /** "You Call. We Haul." */
  readonly slogan: string;
  /** The number for this page's area, as people read it: "(305) 555-0142". */
  readonly phone: string;
  /** The phone number as a link: "tel:+13055550142". */
  readonly phone_href: string;
  readonly email: string;
  /** "100 Example Street, Miami, FL" */
  readonly address: string;
  /** Numbers from authorities, each with its label: "USDOT 1234567". Empty if there are none. */
  readonly licenses: readonly string[];
  /** "Every day, 7 AM to 7 PM" */
  /** On one line. */
  readonly hours: string;
  /** A line for each group of days with the same hours. */
  readonly hours_lines: readonly string[];
  /** For a bar: says so if it leaves days out. */
  readonly hours_brief: string;
  /** For a form that asks for a day: its open weekdays; empty if every day will do. */
  readonly open_days: string;
  /** Where an authority confirms the license; empty: not stated. */
  readonly license_lookup: string;
  /** "17+"; empty if not stated today. */
  readonly years: string;
  /** County names without the word County. */
  readonly counties: readonly string[];
  /** Short claims of the business: "Licensed and insured". */
  readonly claims: readonly string[];
  /** Accepted items: "Furniture". */
  readonly items: readonly string[];
  /** "50% off" for first responders, or empty. */
  readonly discount: string;
  readonly socials: readonly { readonly name: string; readonly href: string }[];
}

/** A page of another area, for the grid of related pages. */
export interface RelatedPage {
  readonly href: string;
  readonly title: string;
  readonly city: string;
  readonly state: string;
  /** How far it is: "8 miles"; absent or empty: not shown. */
  readonly miles?: string;
}

/** A photo by the owner in two sizes, in place of our illustration. */
export interface PagePhoto {
  readonly large: string;
  readonly small: string;
  /** The width of the large one, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty where it only decorates. */
  readonly alternative_text: string;
  /** The focus of a cropped photo: "30% 50%"; null = its middle. */
  readonly focus: string | null;
}

/** A page elsewhere that helps the visitor. */
export interface OutsideResource {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly category: 'wikipedia' | 'government' | 'legal';
}

/** A web page that facts of this page rest on. */
export interface FactSource {
  readonly url: string;
  /** "City of Boca Raton" */
  readonly name: string;
}

/** The sources of what a page says of its town, as markup of small links: of a section’s note, and of each open point. */
export interface SourceMarks {
  readonly pricing: string;
  readonly items: string;
  readonly steps: string;
  readonly town: readonly string[];
}

/** A map without streets: boundaries and towns in the units of its view box. */
export interface AreaMap {
  /** The alternative text. */
  readonly label: string;
  readonly view_box: string;
  /** The scale against the map of one town: markers grow with it. */
  readonly scale: number;
  readonly lands: readonly { readonly path: string; readonly is_home: boolean }[];
  readonly dots: readonly {
    readonly x: number;
    readonly y: number;
    readonly name: string;
    readonly is_here: boolean;
    /** The side of the label beside the dot; null = no label. */
    readonly label_side: 'left' | 'right' | null;
  }[];
}

/** All data of a section besides its own content. Rendering fetches nothing. */
export interface PageFacts {
  readonly slug: string;
  /** Stars of real reviews as markup; empty: there are none. */
  readonly rating: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly business: BusinessFacts;
  /** What the illustrated scene shows; absent: what the keyword says. */
  readonly load?: string | null;
  /** Null where the illustration stays. */
  readonly photo: PagePhoto | null;
  readonly related: readonly RelatedPage[];
  /** False: the town of one of them is too far away to be called near. */
  readonly related_are_near?: boolean;
  readonly resources: readonly OutsideResource[];
  /** True while some are still being looked up. */
  readonly resources_pending: boolean;
  /** What the service costs in this town, as markup of a pricing section; absent or empty: no number. */
  readonly prices?: string;
  /** What its facts rest on; empty in a preview. */
  readonly sources: readonly FactSource[];
  /** Marks of them beside the texts; absent in a preview. */
  readonly source_marks?: SourceMarks;
  readonly map: {
    readonly place: string;
    readonly embed_url: string | null;
    readonly link_url: string;
    /** False: the business does not work there, so nothing is rendered. */
    readonly is_served: boolean;
    /** The place and its neighbors as markup; empty where we have no map of our own. */
    readonly markup: string;
  };
  /** The pack's words for when there is nothing to show. */
  readonly fallbacks: PackFallbacks;
}

/** The content pack's defaults. */
export interface PackFallbacks {
  /** No related pages: "Explore our junk removal services available nationwide". */
  readonly related_areas: string;
  readonly external_links: string;
  readonly external_links_why: string;
  /** The subject of a request on a page without a keyword: "junk removal". */
  readonly keyword: string;
  /** Illustrated if no picture was uploaded. */
  readonly illustrations: IllustrationSet;
  /** Target of a booking button; null = it calls. */
  readonly booking: string | null;
}
