import type { ReactNode } from 'react';
import type { PageFacts } from './page-facts.ts';
import type { TitleSize } from './parts/title-size.ts';
import type { SectionOf } from './section.ts';
import type { LayoutName } from './section-layouts.ts';
import type { SiteFacts } from './site-facts.ts';

/** The data of section components: the page's facts, and the existing addresses of this site. */
export interface SectionFacts extends PageFacts {
  /** Paths of this site that may be linked; null = all of them (the editor's preview). */
  readonly known_paths: readonly string[] | null;
  /** The size of the main heading; without it each says its own. */
  readonly title_size?: TitleSize;
  /** The quote form of this page; without it (in a preview) the footer's form. */
  readonly quote?: QuoteFacts;
  /** The open giveaway; null if none is open; without it (in a preview) a placeholder is shown. */
  readonly giveaway?: GiveawayFacts | null;
  /** What site pages show of the whole site; absent on landing pages and in their preview. */
  readonly site?: SiteSectionFacts;
}

/** Data of site pages, and markup that the site renders for them. */
export interface SiteSectionFacts extends SiteFacts {
  /** Finished work and reviews of the page's town. */
  readonly finished_work?: ReactNode;
  readonly forms?: SiteForms;
}

/** The forms of a page. */
export interface SiteForms {
  /** The anchor of the scheduling form, the id of its errors if it was returned with some, and the form. */
  readonly place: string;
  readonly error_id: string | null;
  readonly scheduling: (button: string) => ReactNode;
}

export interface GiveawayFacts {
  readonly prize: string;
  /** "Enter by July 4, 2027"; empty when no day is set. */
  readonly closes: string;
  /** The form with these words on its button. */
  readonly form: (button: string) => ReactNode;
}

export interface QuoteFacts {
  /** The address of the quote form: mostly an anchor on this page, "#quote". */
  readonly href: string;
  /** The label of its button. */
  readonly label: string;
  /** Opens a text message that names the page; null: the business takes none. */
  readonly text_href: string | null;
  /** The photo field of the form; null: the page has none. */
  readonly photo_href: string | null;
  /** The rendered form of the hero, with the removed items; null on a page without one. */
  readonly form: ReactNode;
  readonly items: readonly string[];
  /** The heading of these items. */
  readonly items_title: string;
}

/** The props of all section components. All texts are finished strings. */
export interface SectionProps<Name extends LayoutName> {
  readonly section: SectionOf<Name>;
  readonly facts: SectionFacts;
  /** True for the section that carries the page's main heading. */
  readonly main: boolean;
}
