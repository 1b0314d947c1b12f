import type { BusinessFacts, BySet, IllustrationSet, LinkItem } from '../sections/schemas.ts';
import type { PageForms } from './forms/page-forms.ts';

/** Links under one heading of the footer. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly LinkItem[];
}

/** A `link` of the document's head. */
export interface HeadLink {
  readonly rel: 'prev' | 'next' | 'alternate';
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
}

/** The picture that a link to a page shows elsewhere; 1200 by 630. */
export interface SharePicture {
  /** Full address. */
  readonly href: string;
  readonly alt: string;
}

/** The owner's logo, in place of the trade's sign. */
export interface SiteLogo {
  readonly href: string;
  /** For dark ground; null: the logo gets a light plate there. */
  readonly dark_href: string | null;
  readonly width: number;
  readonly height: number;
  /** The business's name beside it; null: the logo says it. */
  readonly shown_name: string | null;
  readonly alt: string;
}

/** The frame of all public pages. The server supplies all its data. */
export interface Frame {
  /** Addresses of the built style sheets. */
  readonly stylesheets: BySet<string>;
  /** Address of the display face, to be loaded early; null = leave it to the stylesheet. */
  readonly font: string | null;
  /** Address of the favicon; the touch icon and the manifest are in the same folder. null = none of the three. */
  readonly favicon: string | null;
  /** The colors of the browser's own bars. */
  readonly theme_colors: { readonly light: string; readonly dark: string };
  /** null = the trade's sign and the name. */
  readonly logo: SiteLogo | null;
  /** Full address of this page; null where there is no public one. */
  readonly canonical: string | null;
  /** null = none. */
  readonly share_picture: SharePicture | null;
  /** `index, follow`, or `noindex` in one form or another. */
  readonly robots: string;
  /** Path of this page, to highlight it in the menu. */
  readonly current_path: string;
  /** The menu. Only pages that exist. */
  readonly navigation: readonly LinkItem[];
  /** Footer columns (services, areas, …) as markup, see `renderFooterLinks`. Only pages that exist. */
  readonly footer: string;
  /** Small print of the footer (contact, sign-in). Only pages that exist. */
  readonly small_print: readonly LinkItem[];
  readonly business: BusinessFacts;
  /** The trade whose sign is beside the name. It decides the style sheet. */
  readonly illustrations: IllustrationSet;
  /** The data of the page's forms, in the footer and in the content. */
  readonly forms: PageForms;
  /** Where a visitor starts on a page without a quote form of ours; without it the form in the footer. */
  readonly start?: LinkItem;
  /** Opens a text message that names the page; null: the business takes none. */
  readonly text_href: string | null;
  /** The current year, for the copyright line. */
  readonly year: number;
  /** Other documents that browsers and readers should know of: the page before and after, a feed. */
  readonly links?: readonly HeadLink[];
  /** JSON-LD objects. */
  readonly structured: readonly object[];
}
