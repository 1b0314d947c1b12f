import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationSet } from './illustrations/illustration-set.ts';
import { PlaceMap } from './illustrations/place-map.tsx';
import { illustrationsOf } from './illustrations/registry.ts';
import type { AreaMap, FactSource } from './page-facts.ts';
import { SourceMarks } from './parts/local-note.tsx';
import { Priced, type PricedService } from './pricing/priced.tsx';
import type { Section } from './section.ts';
import { sectionComponents } from './section-components.ts';
import type { SectionFacts, SectionProps } from './section-facts.ts';
import { isForSitePages, type LayoutName, layoutOf } from './section-layouts.ts';
import type { TownContent } from './site-facts.ts';
import { TownCard } from './town-card/town-card.tsx';

export { ReviewCard, ReviewCards } from './customer-reviews/customer-reviews.tsx';
export { loadOf, loadsOf, pictureOf, picturesOf } from './illustrations/picture-of.ts';
export { Scene, TradeMark } from './illustrations/scene.tsx';
export { Thing } from './illustrations/thing.tsx';
export { nameMarkup } from './page-list/page-list.tsx';
export { CallButton, CallOrQuote } from './parts/call-actions.tsx';
export { LinkList } from './parts/link-list.tsx';
export { MailAddress } from './parts/mail-address.tsx';
export { renderRating } from './parts/rating.tsx';
export { SideRow } from './parts/side-row.tsx';
export { type TitleSize, titleSize } from './parts/title-size.ts';
export { estimatePath, type PricedService, type PriceLine } from './pricing/priced.tsx';
export type {
  GiveawayFacts,
  QuoteFacts,
  SectionFacts,
  SiteForms,
  SiteSectionFacts,
} from './section-facts.ts';
export { parted } from './text/text.tsx';
export { townBand } from './town-card/town-card.tsx';

interface SectionsProps {
  /** Normalized by readSection and filled with finished strings. */
  readonly sections: readonly Section[];
  readonly facts: SectionFacts;
  /** Called for a section that failed to render; the other sections are rendered. */
  readonly onError: (error: unknown, section: Section) => void;
  /** Rendered sections; without it each is rendered here. */
  readonly markup?: SectionMarkup;
  /** What comes right after the first section. */
  readonly proof?: ReactNode;
}

/** The finished markup of a section's inside. */
export type SectionMarkup = (section: Section, main: boolean) => string;

/**
 * The sections of a page in order. Each is rendered separately, so a failure affects only one.
 * @example renderToStaticMarkup(<Sections sections={sections} facts={facts} onError={logError} />)
 */
export function Sections({ sections, facts, onError, markup, proof }: SectionsProps) {
  if (sections.length === 0)
    return (
      <>
        <NoSections />
        {proof}
      </>
    );
  const ordered = sections.toSorted((a, b) => a.order - b.order);
  const main = mainSection(ordered);
  return (
    <div className="sections">
      {ordered.map((section, index) => (
        <Fragment key={index}>
          <OneSection
            section={section}
            facts={facts}
            main={section === main}
            onError={onError}
            {...(markup ? { markup } : {})}
          />
          {index === 0 && proof}
        </Fragment>
      ))}
    </div>
  );
}

interface OneSectionProps extends Pick<SectionsProps, 'facts' | 'onError' | 'markup'> {
  readonly section: Section;
  /** True if the section carries the page's main heading. */
  readonly main: boolean;
}

/** One section of a page. */
export function OneSection({ section, facts, main, onError, markup }: OneSectionProps) {
  const html = markup ? markup(section, main) : renderSection({ section, facts, main, onError });
  // On site pages a section without anything to show is no place to jump to. Landing pages keep one shape for every town.
  if (html === '' && facts.site) return null;
  return <section id={section.id} {...landmarkOf(section)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The kinds that carry a page's main heading, or name their own part of it. */
const unnamed: ReadonlySet<string> = new Set(['front_hero', 'page_heading', 'request_form']);

/** Sections of site pages are places to jump to; landing pages have too many for that. */
function landmarkOf({ type, title }: Section): { readonly 'aria-label'?: string } {
  return isForSitePages(type) && !unnamed.has(type) && title !== '' ? { 'aria-label': title } : {};
}

/** The section that carries the page's main heading: its first hero with a title. */
export function mainSection(ordered: readonly Section[]): Section | undefined {
  return ordered.find(section => layoutOf(section.type) === 'hero' && section.title !== '');
}

/** The inside of one section as markup. */
export function renderSection({ section, facts, main, onError }: Omit<OneSectionProps, 'markup'>): string {
  try {
    const element = elementOf(layoutOf(section.type), { section, facts, main });
    return renderToStaticMarkup(element);
  } catch (error) {
    onError(error, section);
    return renderToStaticMarkup(<SectionError type={section.type} />);
  }
}

/** The map of a map section, the same on all pages about a place. `fills`: no edge is free. `note`: a line below; may be empty. */
export const renderPlaceMap = (
  map: AreaMap,
  { fills, note }: { readonly fills: boolean; readonly note: string },
): string =>
  renderToStaticMarkup(
    <>
      <div className="place-map">
        <PlaceMap map={map} fills={fills} />
      </div>
      {note !== '' && <p className="place-note">{note}</p>}
    </>,
  );

/** The inside of a pricing section with an owner's prices, on the gauge of this set of drawings if it has one. */
export const renderPriced = (priced: PricedService, illustrations: IllustrationSet): string =>
  renderToStaticMarkup(
    <Priced priced={priced} hasGauge={illustrationsOf(illustrations).hasTruckGauge === true} />,
  );

/** Small links to these web pages, for the end of a text. */
export const renderSourceMarks = (sources: readonly FactSource[]): string =>
  renderToStaticMarkup(<SourceMarks sources={sources} />);

/** The inside of the band with a town’s card. */
export const renderTownCard = (content: TownContent): string =>
  renderToStaticMarkup(<TownCard content={content} />);

function elementOf<Name extends LayoutName>(name: Name, props: SectionProps<Name>) {
  const Component: (props: SectionProps<Name>) => ReactNode = sectionComponents[name];
  return createElement(Component, props);
}

function SectionError({ type }: { readonly type: string }) {
  return (
    <div className="band light">
      <div className="inner">
        <div className="section-error" role="alert">
          <h2>Section Rendering Error</h2>
          <p>Failed to render section: {type}</p>
          <p>Check console for details.</p>
        </div>
      </div>
    </div>
  );
}

function NoSections() {
  return (
    <div className="band light">
      <div className="inner">
        <h2>No Content Available</h2>
        <p className="lead">This page has no content sections to display</p>
      </div>
    </div>
  );
}
