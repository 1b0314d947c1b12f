import { createElement } from 'react';
import { thankYouCopy } from '../../../../content/site-copy/thank-you.ts';
import { titleCase } from '../../../engine/index.ts';
import type { LinkItem, Section } from '../../../sections/schemas.ts';
import { AdditionForm } from '../../../site/forms/addition-form.tsx';
import { QuoteForm } from '../../../site/forms/quote-form.tsx';
import type { Frame } from '../../../site/frame.ts';
import type { SitePageProps } from '../../../site/site-page.tsx';
import { townWorkKey } from '../../audience/cases/announce-case.ts';
import { isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { reviewsKey } from '../../audience/reviews/announce-review.ts';
import { answerZip } from '../../business/areas/answer-zip.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { countyOf } from '../../business/places/find-area.ts';
import { noPageFacts } from '../../business/statements/page-facts.ts';
import { hubsKey } from '../../pages/towns/hub-paths.ts';
import { originOf } from '../../platform/config.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import type { Visit } from '../context/page-forms.ts';
import {
  giveawayPath,
  giveawaySections,
  type SentRequest,
  type ShownEstimate,
  thankYouPath,
  thankYouSections,
} from '../context/program-pages.ts';
import { sectionOf } from '../context/section-of.ts';
import { shareBrand, sharePicture } from '../context/share-facts.ts';
import type { SitePage } from '../context/site-page.ts';
import { sitePage } from '../context/site-page-store.ts';
import { codeOfSitePage } from '../context/text-href.ts';
import { fillCopy, fillSections } from './fill-copy.ts';
import { siteShareFacts } from './find-share-facts.ts';
import { plainFooter } from './footers.ts';
import { frameFor } from './frame-for.ts';
import { packFrame } from './pack-frame.ts';
import { pageLoad } from './page-pictures.ts';
import { pagePrices } from './page-prices.ts';
import { renderFixedPage } from './render-fixed-page.ts';
import { isPageSearched } from './searched-lists.ts';
import { areaSlugs, publishedAmong } from './service-pages.ts';
import { siteFacts } from './site-facts.ts';
import {
  areaServed,
  breadcrumbList,
  type Described,
  localBusiness,
  service,
  townServed,
  website,
} from './structured-data.ts';

/** A page of the site. It is rendered again when pages of our own area change. */
export async function renderSitePage(
  context: SitePageContext,
  page: SitePage,
  {
    visit = null,
    sent = null,
    estimate = null,
  }: { visit?: Visit | null; sent?: SentRequest | null; estimate?: ShownEstimate | null } = {},
): Promise<PageHtml> {
  const settings = context.settings.current();
  const { business } = settings;
  const addresses = areaSlugs(settings);
  const published = await publishedAmong(context.reads.kysely, addresses, {
    cityPages: context.cityPages,
    settings,
  });
  const { path, keyword, town, quote_service } = page;
  const head = { path, ...fillCopy(headOf(page), settings) };
  // The front page shows the removed items as pictures below.
  const quote = quote_service && { service: quote_service, items: path === '/' ? [] : business.items };
  const place = town ?? { city: null, state: business.address.state };
  const framed = packFrame(
    frameFor(context, {
      path,
      county: sent?.county ?? countyOf(settings, place.city ?? '', place.state),
      footer: plainFooter(settings, published),
      forms: {
        keyword,
        ...place,
        quote,
        has_giveaway: true,
        has_form: path !== thankYouPath,
        addition: sent?.more ? { token: sent.more, shown: sent.query } : null,
      },
      text: { keyword, city: town?.city ?? '', code: codeOfSitePage(page.id) },
      visit,
    }),
    page.pack,
    settings,
  );
  // Nobody who has just asked is asked to ask.
  const frame = path === thankYouPath ? { ...framed, forms: { ...framed.forms, footer: null } } : framed;
  const trail = trailOf(page, settings);
  const described = { settings, origin: originOf(context.config) };
  const sections = [...page.sections, ...programSections()];
  const isSearched = await isPageSearched(
    { db: context.reads.kysely, settings, cityPages: context.cityPages },
    page,
  );
  const found: Frame = isPrivate()
    ? { ...frame, robots: 'noindex', canonical: null }
    : {
        ...frame,
        robots: isSearched ? frame.robots : 'noindex, follow',
        share_picture: sharePicture(
          siteShareFacts({ ...page, title: head.title }, frame.business, settings),
          shareBrand(settings),
          described.origin,
        ),
        structured: structuredData(described, page, trail),
      };
  return {
    html: renderFixedPage(context, found, {
      path,
      head,
      breadcrumb: trail,
      content: withEstimateForm(withAddition(fillSections(sections, settings), frame), frame, estimate),
      place: town,
      keyword,
      load: pageLoad(settings, page.pack, keyword),
      photo: context.settings.photo(photoPlace(page)),
      fallbacks: page.pack.fallbacks,
      prices: prices(),
      site: await siteFacts(context, { page, sections, published, business: frame.business }),
    }),
    shows: [
      ...addresses,
      hubsKey,
      ...(sections.some(({ type }) => type === 'customer_reviews') ? [reviewsKey] : []),
      ...(town === null ? [] : [townWorkKey(`${town.city}, ${town.state}`)]),
    ],
  };

  function programSections(): readonly Section[] {
    if (path === giveawayPath) return giveawaySections(settings);
    if (estimate)
      return [sectionOf('page_heading', estimate.title, { lead: estimate.lead, drawing: page.pack.keyword })];
    return path === thankYouPath ? thankYouSections(frame.business, sent, zipMessage()) : [];
  }

  function zipMessage(): string {
    const zip = sent?.zip ?? null;
    return zip === null ? '' : answerZip(settings.areas, zip, frame.business.phone).message;
  }

  /** The prices of the page's service; a page about the trade has those of its main service. */
  function prices(): string {
    const asked = keyword === '' ? page.pack.keyword : keyword;
    const service = settings.services.find(one => one.keyword === asked)?.name ?? '';
    const subject = { city: town?.city ?? '', state: town?.state ?? '', service };
    return pagePrices(settings, { known: noPageFacts, subject }, page.pack.fallbacks.illustrations).markup;
  }

  function isPrivate(): boolean {
    return (
      estimate !== null ||
      path === thankYouPath ||
      (path === giveawayPath && !isGiveawayOpen(settings, new Date()))
    );
  }
}

/** The form that adds to a request comes right after the thanks. */
function withAddition(sections: readonly Section[], { forms }: Frame): SitePageProps['content'] {
  if (forms.addition === null) return sections;
  const [thanks, ...rest] = sections;
  const form = AdditionForm({ forms, addition: forms.addition, texts: thankYouCopy.more });
  return thanks ? [thanks, form, ...rest] : sections;
}

/** The quote form takes the estimate along. */
function withEstimateForm(
  content: SitePageProps['content'],
  { forms, business }: Frame,
  estimate: ShownEstimate | null,
): SitePageProps['content'] {
  if (estimate === null || forms.quote === null) return content;
  const form = QuoteForm({
    forms: {
      ...forms,
      returned: { kind: 'quote', values: { details: [estimate.details] }, problems: {}, message: '' },
    },
    place: forms.quote,
    businessName: business.name,
  });
  const band = createElement(
    'div',
    { className: 'band white form-band' },
    createElement('div', { className: 'inner' }, form),
  );
  return [...content, band];
}

const headOf = ({ title, description, keywords }: SitePage) => ({ title, description, keywords });

/** From the front page to this one; empty on the front page. */
function trailOf(page: SitePage, settings: Parameters<typeof sitePage>[0]): readonly LinkItem[] {
  if (page.path === '/') return [];
  const above = page.parent === '/' ? [] : [sitePage(settings, page.parent)];
  const pages = [sitePage(settings, '/'), ...above].filter(one => one !== undefined);
  return [...pages, page].map(({ path, name }) => ({ href: path, text: name }));
}

/** Where on the site a page is, for the owner's photos. */
function photoPlace({ path, town }: SitePage): string {
  if (town !== null) return 'towns';
  return path === '/' ? 'home' : path.slice(1);
}

function structuredData(
  described: Described,
  { name, keyword, town, path }: SitePage,
  trail: readonly LinkItem[],
): readonly object[] {
  if (path === '/') return [website(described), localBusiness(described)];
  const sold = {
    name: town === null ? name : `${titleCase(packStore.own().keyword)} in ${town.city}`,
    keyword,
    path,
    areaServed: town === null ? areaServed(described) : townServed(town.city, town.state),
  };
  return [
    localBusiness(described),
    ...(keyword === '' ? [] : [service(described, sold)]),
    breadcrumbList(described, trail),
  ];
}
