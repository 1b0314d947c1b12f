import {
  mainSection,
  type QuoteFacts,
  type SectionFacts,
  type SectionMarkup,
  Sections,
  titleSize,
  townBand,
} from '../sections/render-sections.tsx';
import { isSectionOf, type LinkItem, type Section } from '../sections/schemas.ts';
import { documentOf } from './document.ts';
import type { Frame } from './frame.ts';
import { giveawayFacts } from './giveaway-facts.tsx';
import { PageFrame } from './page-frame.tsx';
import { quoteFacts } from './quote-facts.tsx';

export interface LandingPageProps {
  /** The finished head texts of the page. */
  readonly page: {
    readonly title: string;
    readonly meta_description: string | null;
    readonly hero_title: string;
    readonly hero_subtitle: string;
  };
  readonly sections: readonly Section[];
  readonly facts: Omit<SectionFacts, 'quote' | 'giveaway' | 'title_size'>;
  readonly frame: Frame;
  /** The card of its town, rendered already; empty: none. */
  readonly town_card?: string;
  /** The finished work near the town, rendered already, for the place after the first section; empty: none. */
  readonly finished_work?: string;
  /** From the front page to this one. */
  readonly breadcrumb: readonly LinkItem[];
  readonly onError: (error: unknown, section: Section) => void;
  /** Rendered sections; without it each is rendered here. */
  readonly markup?: SectionMarkup;
}

/**
 * A generated page as an HTML document. Without a hero section the page's own heading comes first.
 * @example landingPageHtml({ page, sections, facts, frame, breadcrumb: [], onError: log }) // '<!doctype html>…'
 */
export function landingPageHtml({
  page,
  sections,
  facts,
  frame,
  town_card = '',
  finished_work = '',
  breadcrumb,
  onError,
  markup,
}: LandingPageProps): string {
  const { main, quote } = landingQuote(sections, frame);
  const heading = page.hero_title === '' ? page.title : page.hero_title;
  return documentOf(
    <PageFrame
      frame={frame}
      title={page.title}
      description={page.meta_description ?? ''}
      keywords={keywordsOf(facts)}
      breadcrumb={breadcrumb}
      quote_href={quote.href}
    >
      {main === undefined && (
        <div className="inner page-title">
          <h1>{heading}</h1>
          {page.hero_subtitle !== '' && <p className="lead">{page.hero_subtitle}</p>}
          {quote.form}
        </div>
      )}
      <Sections
        sections={sections}
        facts={{
          ...facts,
          quote,
          giveaway: giveawayFacts(frame),
          title_size: titleSize(main?.title ?? ''),
        }}
        onError={onError}
        {...(markup ? { markup } : {})}
        proof={
          finished_work !== '' && (
            <section
              className="band white finished-work"
              aria-labelledby="finished-work"
              dangerouslySetInnerHTML={{ __html: finished_work }}
            />
          )
        }
      />
      {town_card !== '' && <div className={townBand} dangerouslySetInnerHTML={{ __html: town_card }} />}
    </PageFrame>,
  );
}

/** The section with the main heading, and the quote form of the page. */
export function landingQuote(
  sections: readonly Section[],
  frame: Frame,
): { readonly main: Section | undefined; readonly quote: QuoteFacts } {
  const main = mainSection(sections.toSorted((a, b) => a.order - b.order));
  const isTheirs = main !== undefined && hasOwnForm(main);
  return { main, quote: quoteFacts(isTheirs ? { ...frame, forms: { ...frame.forms, quote: null } } : frame) };
}

/** A hero may show an order form of another site instead of ours. */
function hasOwnForm(section: Section): boolean {
  return isSectionOf(section, 'hero') && section.content.iframe_src !== '';
}

/** The keyword, with and without the town. */
function keywordsOf({
  keyword,
  city,
  state,
}: Pick<SectionFacts, 'keyword' | 'city' | 'state'>): readonly string[] {
  const texts = [`${keyword} ${city}`, `${keyword} ${city} ${state}`, keyword];
  return keyword === '' ? [] : [...new Set(texts.map(text => text.trim()))];
}
