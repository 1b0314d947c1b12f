import type { ReactNode } from 'react';
import type { PageFacts } from './page-facts.ts';
import type { SectionOf } from './section.ts';
import type { LayoutName } from './section-layouts.ts';

/** What views draw from: the page's facts, and which addresses of this site lead somewhere. */
export interface ViewFacts extends PageFacts {
  /** Paths of this site that may be linked; null = all of them (the editor's preview). */
  readonly known_paths: readonly string[] | null;
  /** How a quote is asked for on this page; without it (in a preview) by the form in the footer. */
  readonly quote?: QuoteFacts;
  /** The giveaway that people can enter now; null while none is open; without it (in a preview) its place is shown. */
  readonly giveaway?: GiveawayFacts | null;
}

export interface GiveawayFacts {
  readonly prize: string;
  /** "Enter by July 4, 2027"; empty when no day is set. */
  readonly closes: string;
  /** The form with these words on its button. */
  readonly form: (button: string) => ReactNode;
}

export interface QuoteFacts {
  /** Where a free quote is asked for: mostly a place on this page, "#quote". */
  readonly href: string;
  /** What the button that leads there says. */
  readonly label: string;
  /** The form of the hero, already drawn, with what is removed beside it; null on a page without one. */
  readonly form: ReactNode;
  readonly items: readonly string[];
}

/** What every view is given. Everything is a finished string. */
export interface ViewProps<Name extends LayoutName> {
  readonly section: SectionOf<Name>;
  readonly facts: ViewFacts;
  /** True for the section that carries the page's main heading. */
  readonly main: boolean;
}
