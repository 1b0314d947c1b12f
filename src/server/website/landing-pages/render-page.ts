import { fillPricedHead, type PageHead } from '../../../engine/index.ts';
import { errorPageHtml } from '../../../site/error-page.tsx';
import { landingPageHtml } from '../../../site/landing-page.tsx';
import { notFoundPageHtml } from '../../../site/not-found-page.tsx';
import { unknownSource } from '../../audience/leads/lead-source.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { type ComputedPage, computePage } from '../../pages/pages/compute-page.ts';
import { type ShownPage, storedValues } from '../../pages/pages/page-row.ts';
import { findPublishedPage } from '../../pages/pages/queries.ts';
import { isUnavailable } from '../../platform/db/is-transient.ts';
import type { FrameContext, PageHtml } from '../context/frame-context.ts';
import { blog, siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import type { LandingContext } from './landing-context.ts';
import { landingProps } from './landing-props.ts';
import { loadLandingData, pageVariables } from './load-landing-data.ts';
import { nearestPages } from './nearest-pages.ts';
import { sectionRequirements } from './section-requirements.ts';
import { sourceMarks } from './source-marks.ts';

/** A generated page rendered by React, or null when no published one has this address. */
export async function renderLandingPage(
  context: LandingContext,
  slug: string,
  visit: Visit | null = null,
): Promise<PageHtml | null> {
  const row = await findPublishedPage(context.reads.newest.kysely, slug);
  const computed = row && (await computePage(context.reads.newest.kysely, row));
  return row && computed ? renderComputedPage(context, row, computed, visit) : null;
}

/** A page whose text is already computed, with any status. */
export async function renderComputedPage(
  context: LandingContext,
  row: ShownPage,
  computed: ComputedPage,
  visit: Visit | null,
): Promise<PageHtml> {
  const { sections, version, facts } = computed;
  const values = storedValues(row);
  const compiled = version.compiledFor(values.keyword ?? '');
  const page = compiled.preparePage(values, row.seed, facts.known.values);
  const found = await loadLandingData(context, row, {
    pack: version.pack,
    dataRequirements: sectionRequirements(sections),
    facts,
    priced_head: pricedHead(row, computed, fillPricedHead(compiled, page)),
    source_marks: sourceMarks(compiled, page, facts.known),
  });
  return {
    html: landingPageHtml({
      ...landingProps(context, found.setting, pageVariables(context, found), visit),
      sections,
      onError: (error, section) =>
        context.log.error(
          { err: error, slug: row.slug, section: section.id },
          'section could not be rendered',
        ),
    }),
    shows: found.shows.list(),
  };
}

/** The head with the price of the day. A text that somebody wrote by hand stays. */
function pricedHead(
  row: ShownPage,
  { templateText }: ComputedPage,
  head: Partial<PageHead>,
): Partial<PageHead> {
  const kept = { ...head };
  for (const field of ['title', 'meta_description', 'hero_title', 'hero_subtitle'] as const)
    if (row[field] !== templateText[field]) delete kept[field];
  return kept;
}

/** `visit`: null for a page that is the same for all visitors. */
export async function renderNotFoundPage(
  context: FrameContext & Pick<LandingContext, 'reads'>,
  path: string,
  visit: Visit | null = { source: unknownSource },
): Promise<{ html: string; nearest: string | null }> {
  const frame = frameFor(context, { path, forms: { has_form: false }, visit, isHidden: true });
  const near = await nearestPages(context.reads.kysely, path, context.settings.current());
  const heading = packStore.own().words.not_found ?? 'There is nothing here.';
  const shown = near.length > 0 ? near : siteNavigation(context.settings.current()).way_out;
  const suggestions = path.startsWith('/blog/') ? [blog, ...shown] : shown;
  return {
    html: notFoundPageHtml({
      frame,
      heading,
      path,
      suggestions,
    }),
    nearest: near[0]?.href ?? null,
  };
}

/** What a visitor sent was not stored, and no page of the site has their form or can be rendered: the footer has one. */
export function renderUnsentPage(
  context: FrameContext,
  message: string,
  visit: Visit = { source: unknownSource },
): string {
  const frame = frameFor(context, { path: '', forms: { path: '/' }, visit, isHidden: true });
  return errorPageHtml({
    frame,
    title: 'Not sent yet',
    message,
    stack: null,
  });
}

export function renderErrorPage(context: FrameContext, error: unknown): { html: string; status: 500 | 503 } {
  const isAway = isUnavailable(error);
  const visit = { source: unknownSource };
  const frame = frameFor(context, { path: '', forms: { path: '/', has_form: false }, visit, isHidden: true });
  const stack = context.config.showStacks && error instanceof Error ? (error.stack ?? null) : null;
  const facts = { frame, stack };
  if (!isAway) {
    const message = '500 Something broke on our side. Please call us, or try again in a minute.';
    return {
      html: errorPageHtml({ ...facts, title: 'Unexpected Application Error!', message }),
      status: 500,
    };
  }
  const message =
    'This page can’t be shown for the moment. Try again in a minute, or call us: the phone works.';
  return { html: errorPageHtml({ ...facts, title: 'We’ll be right back', message }), status: 503 };
}
