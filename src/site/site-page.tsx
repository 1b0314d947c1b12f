import { createElement, Fragment, isValidElement, type ReactElement } from 'react';
import { type SectionFacts, Sections, type SiteForms } from '../sections/render-sections.tsx';
import type { LinkItem, Section } from '../sections/schemas.ts';
import { documentOf } from './document.ts';
import { errorId, formPlace, formState } from './forms/page-forms.ts';
import { SchedulingForm } from './forms/scheduling-form.tsx';
import type { Frame } from './frame.ts';
import { giveawayFacts } from './giveaway-facts.tsx';
import { PageFrame } from './page-frame.tsx';
import { quoteFacts } from './quote-facts.tsx';

export interface SitePageProps {
  readonly frame: Frame;
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
  /** From the front page to this one; empty on the front page. */
  readonly breadcrumb: readonly LinkItem[];
  /** Sections, and what only one kind of page shows: a post, a gallery, a form behind a signed link. */
  readonly content: readonly (Section | ReactElement)[];
  readonly facts: Omit<SectionFacts, 'quote' | 'giveaway'>;
  readonly onError: (error: unknown, section: Section) => void;
}

/**
 * A page of the site as an HTML document.
 * @example sitePageHtml({ frame, head, breadcrumb, content: sections, facts, onError: log }) // '<!doctype html>…'
 */
export function sitePageHtml({ frame, head, breadcrumb, content, onError, ...props }: SitePageProps): string {
  const quote = quoteFacts(frame);
  const facts: SectionFacts = {
    ...props.facts,
    quote,
    giveaway: giveawayFacts(frame),
    site: { ...props.facts.site, forms: siteForms(frame) },
  };
  const bands: ReactElement[] = [];
  for (const run of inRuns(content))
    bands.push(isValidElement(run) ? run : <Sections sections={run} facts={facts} onError={onError} />);
  return documentOf(
    <PageFrame
      frame={frame}
      title={head.title}
      description={head.description}
      keywords={head.keywords}
      breadcrumb={breadcrumb}
      quote_href={quote.href}
    >
      {createElement(Fragment, null, ...bands)}
    </PageFrame>,
  );
}

/** Consecutive sections are rendered together, so light bands alternate. */
function inRuns(content: SitePageProps['content']): readonly (Section[] | ReactElement)[] {
  const runs: (Section[] | ReactElement)[] = [];
  for (const part of content) {
    const last = runs.at(-1);
    if (isValidElement(part)) runs.push(part);
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function siteForms({ forms, business }: Frame): SiteForms {
  return {
    place: formPlace.scheduling,
    error_id: formState(forms, 'scheduling').isReturned ? errorId('scheduling') : null,
    scheduling: button => <SchedulingForm forms={forms} business={business} button={button} />,
  };
}
