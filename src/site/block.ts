import type { PlaceDrawing, Section } from '../sections/schemas.ts';
import type { ConsentContent } from './consent.tsx';
import type { FinishedCase, FinishedWorkContent } from './finished-work.tsx';
import type { LinkItem } from './frame.ts';
import type { ReviewFormContent } from './review-form.tsx';
import type { ReviewListContent } from './reviews.tsx';

/** A name, with a link if its page exists. */
export interface Name {
  readonly text: string;
  readonly href: string | null;
}

/** A link and the number of pages behind it. */
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
  | ({ readonly kind: 'policy' } & PolicyContent)
  | ({ readonly kind: 'post-list' } & PostListContent)
  | ({ readonly kind: 'post' } & PostContent)
  | ({ readonly kind: 'case-list' } & CaseListContent)
  | { readonly kind: 'case'; readonly content: FinishedCase }
  | ({ readonly kind: 'finished-work' } & FinishedWorkContent)
  | ({ readonly kind: 'consent' } & ConsentContent)
  | ({ readonly kind: 'reviews' } & ReviewListContent)
  | ({ readonly kind: 'review-form' } & ReviewFormContent);

export interface HomeHeroContent {
  readonly title: string;
  readonly lead: string;
  readonly quote_label: string;
}

/** The main heading of a page that has no hero. */
export interface HeadingContent {
  readonly title: string;
  readonly lead: string;
  /** The subject of the page, for the drawing. */
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
  /** The items with drawings: each column, or each name in it. */
  readonly drawn?: 'columns' | 'items';
  readonly columns: readonly {
    readonly title: string;
    readonly text: string;
    readonly items: readonly Name[];
  }[];
  readonly link: LinkItem | null;
}

/** The facts of one town, its neighbors, and where to take other items. */
export interface TownContent {
  readonly title: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  /** "Miami-Dade County", under its drawing. */
  readonly place: string;
  readonly drawing: PlaceDrawing | null;
  readonly neighbors_title: string;
  /** With how far they are: "4 mi", or nothing. */
  readonly neighbors: readonly (Name & { readonly more: string })[];
  /** Null where the page tells them elsewhere. */
  readonly hours: { readonly title: string; readonly text: string } | null;
  readonly authority: {
    readonly title: string;
    readonly name: string;
    readonly url: string;
    readonly drop_off: string;
    readonly takes: readonly string[];
    readonly who: string;
    /** How the county handles trash; empty where the page tells it elsewhere. */
    readonly about: string;
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
  /** Notes; may be empty. */
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

/** A list of places or pages; a long one has several parts. */
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

/** About us, with three figures. */
export interface FiguresContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly note: string;
}

/** All contact details, and what to prepare. */
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
  readonly fallback: string;
}

/** The form that asks for a day, as the body of a page. */
export interface RequestFormContent {
  readonly title: string;
  readonly lead: string;
  readonly notes: readonly string[];
  readonly button_label: string;
}

/** The same in a dialog, and its own page for browsers without dialogs. */
export interface SchedulingDialogContent {
  readonly title: string;
  readonly lead: string;
  readonly open_label: string;
  readonly close_label: string;
  readonly button_label: string;
  readonly page: LinkItem;
}

/** A long plain text: its headings, each with its paragraphs. */
export interface PolicyContent {
  readonly title: string;
  readonly parts: readonly {
    /** The anchor of the heading. */
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
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
  /** Shown instead of posts if there are none. */
  readonly empty: { readonly title: string; readonly text: string; readonly link: LinkItem };
}

/** One post, with related links. */
export interface PostContent {
  readonly title: string;
  readonly day: PostDay;
  readonly minutes: number;
  readonly author: string;
  /** The subject, for the drawing. */
  readonly about: string;
  /** Finished HTML, sanitized. */
  readonly html: string;
  readonly back: LinkItem;
  readonly aside: { readonly title: string; readonly text: string };
}

/** One page of the gallery of finished work. */
export interface CaseListContent {
  readonly title: string;
  readonly cases: readonly FinishedCase[];
  readonly newer: LinkItem | null;
  readonly older: LinkItem | null;
}
