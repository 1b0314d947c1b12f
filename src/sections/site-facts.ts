import type { AreaMap, FactSource, PagePhoto } from './page-facts.ts';

/** A link the server vouches for. */
export interface LinkItem {
  readonly href: string;
  readonly text: string;
}

/** A name, with a link if its page exists. */
export interface Name {
  readonly text: string;
  readonly href: string | null;
}

/** A name and a few words about it: "4 miles". They may be empty. */
export interface NoteName extends Name {
  readonly more: string;
}

/** A link and the number of pages behind it. */
export interface CountedName extends LinkItem {
  /** "12 pages"; may be empty. */
  readonly more: string;
}

/** Names under one heading. */
export interface NameGroup {
  readonly title: string;
  readonly items: readonly Name[];
}

/** The towns of a county that have pages, and those pages. */
export interface County {
  readonly name: string;
  /** The outline of the county with its towns; null = not shown. */
  readonly map: AreaMap | null;
  readonly cities: readonly { readonly name: string; readonly links: readonly LinkItem[] }[];
}

/** The facts of one town, its neighbors, and where to take other items. */
export interface TownContent {
  readonly title: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  /** "Miami-Dade County", under its map. */
  readonly place: string;
  readonly map: AreaMap | null;
  readonly neighbors_title: string;
  /** With how far they are: "4 miles", or nothing. */
  readonly neighbors: readonly NoteName[];
  /** Null if the page shows them elsewhere. */
  readonly hours: { readonly title: string; readonly text: string } | null;
  readonly authority: {
    readonly title: string;
    readonly name: string;
    readonly url: string;
    readonly drop_off: string;
    readonly takes: readonly string[];
    readonly who: string;
    /** How the county handles trash; empty if the page shows it elsewhere. */
    readonly about: string;
  } | null;
}

/** A paragraph of finished sentences, and the web pages they rest on. */
export interface StatedColumn {
  readonly title: string;
  readonly text: string;
  readonly sources: readonly LinkItem[];
}

/** A row of what is known of a town, and the web pages it rests on. Empty texts: unknown. */
export interface StatedRow {
  readonly title: string;
  readonly rule: string;
  readonly when: string;
  readonly amount: string;
  readonly call: string;
  readonly sources: readonly FactSource[];
}

/** A list of places or pages; a long one has several parts. */
export interface NameList {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly CountedName[] }[];
  readonly parts: {
    readonly title: string;
    readonly items: readonly (LinkItem & { readonly is_current: boolean })[];
  };
}

/** A part of a policy: its heading, and the paragraphs below it. */
export interface PolicyPart {
  /** The anchor of the heading. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Who says what: a link, behind it years and license. */
  readonly sources?: readonly {
    readonly what: string;
    readonly href: string;
    readonly text: string;
    readonly more: string;
  }[];
}

/** A review of a customer, as finished strings. */
export interface ShownReview {
  readonly id: string;
  readonly words: string;
  readonly rating: number;
  /** Empty if the customer left no name. */
  readonly author: string;
  /** "Jupiter, FL"; may be empty. */
  readonly town: string;
  /** Null if the date is unknown. */
  readonly day: { readonly shown: string; readonly iso: string } | null;
  /** Where it can be read; null: it was written for this site. */
  readonly source: LinkItem | null;
}

/**
 * Data of the whole site for sections of site pages. The server computes only what a page's sections need; a section
 * without its data is not rendered.
 */
export interface SiteFacts {
  /** `is_on_page`: the page is about it, or links to it elsewhere. `photo`: the owner's, of its page. */
  readonly services?: readonly (NoteName & {
    readonly is_on_page: boolean;
    readonly photo?: PagePhoto | null;
  })[];
  readonly service_groups?: readonly NameGroup[];
  readonly county_towns?: readonly NameGroup[];
  /** The towns that have a page for this page's service. */
  readonly service_towns?: readonly { readonly name: string; readonly links: readonly LinkItem[] }[];
  readonly directory?: readonly County[];
  /** Where pages beyond the served counties are. */
  readonly states?: { readonly title: string; readonly items: readonly CountedName[] };
  /** The pages of each county's drop-off. */
  readonly drop_offs?: Readonly<Record<string, readonly LinkItem[]>>;
  readonly town_pages?: readonly NameGroup[];
  readonly town?: TownContent;
  readonly town_facts?: readonly StatedColumn[];
  readonly town_table?: readonly StatedRow[];
  readonly page_list?: NameList;
  readonly policies?: Readonly<Record<'privacy' | 'terms' | 'sources', readonly PolicyPart[]>>;
  readonly reviews?: readonly ShownReview[];
  /** The owner's quotes of customers, if there are no reviews. */
  readonly voices?: readonly { readonly quote: string; readonly author: string }[];
  /** An order form on another host, in place of ours. */
  readonly order_form_url?: string;
}
