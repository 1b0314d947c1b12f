import { mainSection, quoteHref, Sections, type ViewFacts } from '../sections/render-sections.tsx';
import type { Section } from '../sections/schemas.ts';
import { documentOf } from './document.ts';
import type { Frame, LinkItem } from './frame.ts';
import { PageFrame } from './page-frame.tsx';

export interface LandingPageProps {
  /** The finished head texts of the page. */
  readonly page: {
    readonly title: string;
    readonly meta_description: string | null;
    readonly hero_title: string;
    readonly hero_subtitle: string;
  };
  readonly sections: readonly Section[];
  readonly facts: ViewFacts;
  readonly frame: Frame;
  /** From the front page to this one. */
  readonly breadcrumb: readonly LinkItem[];
  readonly onError: (error: unknown, section: Section) => void;
}

/**
 * A generated page as a whole HTML document. Without a hero section the page's own heading stands first.
 * @example renderLandingPage({ page, sections, facts, frame, breadcrumb: [], onError: log }) // '<!doctype html>…'
 */
export function renderLandingPage({
  page,
  sections,
  facts,
  frame,
  breadcrumb,
  onError,
}: LandingPageProps): string {
  const heading = page.hero_title === '' ? page.title : page.hero_title;
  return documentOf(
    <PageFrame
      frame={frame}
      title={page.title}
      description={page.meta_description ?? ''}
      keywords={keywordsOf(facts)}
      breadcrumb={breadcrumb}
      quote_href={quoteHref(facts)}
    >
      {mainSection(sections) === undefined && (
        <div className="inner page-title">
          <h1>{heading}</h1>
          {page.hero_subtitle !== '' && <p className="lead">{page.hero_subtitle}</p>}
        </div>
      )}
      <Sections sections={sections} facts={facts} onError={onError} />
    </PageFrame>,
  );
}

/** What people search for, with and without the town. */
function keywordsOf({ keyword, city, state }: ViewFacts): readonly string[] {
  const texts = [`${keyword} ${city}`, `${keyword} ${city} ${state}`, keyword];
  return keyword === '' ? [] : [...new Set(texts.map(text => text.trim()))];
}
