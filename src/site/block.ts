import type { PlaceDrawing, Section } from '../sections/schemas.ts';
import type { LinkItem } from './frame.ts';

/** A name that leads to its page if it has one. */
export interface Name {
  readonly text: string;
  readonly href: string | null;
}

/** A link and how much stands behind it. */
export interface CountedName extends LinkItem {
  /** "12 pages"; may be empty. */
  readonly more: string;
}

/** One band of a fixed page, as finished strings. A page is a list of these. */
export type Block =
  | { readonly kind: 'section'; readonly section: Section }
  | ({ readonly kind: 'home-hero' } & HomeHeroContent)
  | ({ readonly kind: 'heading' } & HeadingContent)
  | ({ readonly kind: 'items' } & ItemsContent)
  | ({ readonly kind: 'wall' } & WallContent)
  | ({ readonly kind: 'columns' } & ColumnsContent)
  | ({ readonly kind: 'town' } & TownContent)
  | ({ readonly kind: 'counties' } & CountiesContent)
  | ({ readonly kind: 'directory' } & DirectoryContent)
  | ({ readonly kind: 'name-index' } & NameIndexContent)
  | ({ readonly kind: 'figures' } & FiguresContent)
  | ({ readonly kind: 'contact' } & ContactContent)
  | ({ readonly kind: 'order-form' } & OrderFormContent)
  | ({ readonly kind: 'request-form' } & RequestFormContent)
  | ({ readonly kind: 'scheduling-dialog' } & SchedulingDialogContent)
  | ({ readonly kind: 'post-list' } & PostListContent)
  | ({ readonly kind: 'post' } & PostContent);

export interface HomeHeroContent {
  readonly title: string;
  readonly lead: string;
  readonly quote_label: string;
}

/** The main heading of a page that has no hero. */
export interface HeadingContent {
  readonly title: string;
  readonly lead: string;
  /** What the page is about, to be drawn. */
  readonly about: string;
}

export interface ItemsContent {
  readonly title: string;
  readonly items: readonly string[];
  readonly about: string;
}

/** Things we take or do, each drawn. */
export interface WallContent {
  readonly title: string;
  readonly lead: string;
  readonly things: readonly (Name & { readonly more: string })[];
}

export interface ColumnsContent {
  readonly id: string;
  readonly ground: 'paper' | 'white' | 'sky';
  readonly title: string;
  readonly lead: string;
  /** What has a drawing: each column, or each name in it. */
  readonly drawn?: 'columns' | 'items';
  readonly columns: readonly {
    readonly title: string;
    readonly text: string;
    readonly items: readonly Name[];
  }[];
  readonly link: LinkItem | null;
}

/** What is true of one town, who lives next door, and who takes what we can't. */
export interface TownContent {
  readonly title: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  /** "Miami-Dade County", under its drawing. */
  readonly place: string;
  readonly drawing: PlaceDrawing | null;
  readonly neighbors_title: string;
  /** With how far they are: "4 mi", or nothing. */
  readonly neighbors: readonly (Name & { readonly more: string })[];
  readonly hours: { readonly title: string; readonly text: string };
  readonly authority: {
    readonly title: string;
    readonly name: string;
    readonly url: string;
    readonly drop_off: string;
    readonly takes: readonly string[];
    readonly who: string;
  } | null;
}

/** The county selector: a county opens on a tap and shows its towns. */
export interface CountiesContent {
  readonly title: string;
  readonly counties: readonly { readonly name: string; readonly links: readonly LinkItem[] }[];
  readonly contact: LinkItem;
}

/** The cities of a county that have pages, and those pages. */
export interface County {
  readonly name: string;
  /** What to know about it; may be empty. */
  readonly text: string;
  /** Its outline with its towns; null = not shown. */
  readonly drawing: PlaceDrawing | null;
  readonly cities: readonly { readonly name: string; readonly links: readonly LinkItem[] }[];
}

export interface DirectoryContent {
  readonly title: string;
  readonly lead: string;
  readonly counties: readonly County[];
  /** Where pages beyond the counties are; may be empty. */
  readonly states: { readonly title: string; readonly items: readonly CountedName[] };
  readonly link: LinkItem | null;
}

/** A list of places or pages that may be long, one of several parts when it is. */
export interface NameIndexContent {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly CountedName[] }[];
  readonly parts: {
    readonly title: string;
    readonly items: readonly (LinkItem & { readonly is_current: boolean })[];
  };
}

/** Who we are, with three figures. */
export interface FiguresContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly note: string;
}

/** Every way to reach us, and what to have ready. */
export interface ContactContent {
  readonly title: string;
  readonly entries: readonly (Name & { readonly label: string })[];
  readonly call_label: string;
  readonly email_label: string;
  readonly checklist: { readonly title: string; readonly items: readonly string[] };
}

/** An order form on another host, shown within the page. */
export interface OrderFormContent {
  readonly title: string;
  readonly url: string;
  readonly trouble: string;
}

/** The form that asks for a day, as the body of a page. */
export interface RequestFormContent {
  readonly title: string;
  readonly lead: string;
  readonly notes: readonly string[];
  readonly button_label: string;
}

/** The same in a dialog, and its own page for browsers that open none. */
export interface SchedulingDialogContent {
  readonly title: string;
  readonly lead: string;
  readonly open_label: string;
  readonly close_label: string;
  readonly button_label: string;
  readonly page: LinkItem;
}

/** When a post appeared, for people and for machines. */
export interface PostDay {
  readonly shown: string;
  readonly iso: string;
}

/** One page of the blog. */
export interface PostListContent {
  readonly title: string;
  readonly posts: readonly {
    readonly href: string;
    readonly title: string;
    readonly description: string;
    readonly day: PostDay;
    readonly minutes: number;
  }[];
  readonly newer: LinkItem | null;
  readonly older: LinkItem | null;
  readonly feed: LinkItem;
  /** Instead of posts, where there are none. */
  readonly empty: { readonly title: string; readonly text: string; readonly link: LinkItem };
}

/** One post, with what a reader can do next beside it. */
export interface PostContent {
  readonly title: string;
  readonly day: PostDay;
  readonly minutes: number;
  readonly author: string;
  /** What it is about, to be drawn. */
  readonly about: string;
  /** Finished HTML, safe whatever the post says. */
  readonly html: string;
  readonly back: LinkItem;
  readonly aside: { readonly title: string; readonly text: string };
}
