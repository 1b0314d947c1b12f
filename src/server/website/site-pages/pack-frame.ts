import type { BusinessFacts, LinkItem } from '../../../sections/schemas.ts';
import type { Frame } from '../../../site/frame.ts';
import { renderFooterLinks } from '../../../site/site-footer.tsx';
import type { Pack } from '../../business/packs/pack.ts';
import { type PageSettings, reservePath, sitePage, sitePages } from '../context/site-page-store.ts';

/**
 * The frame around a pack's pages. Name and contact are the business's.
 * The pack supplies its mark, slogan and claims, and its own pages in menu and footer.
 */
export function packFrame(frame: Frame, pack: Pack, settings: PageSettings): Frame {
  const { illustrations } = pack.fallbacks;
  // The style sheet is that of the illustrations: another trade's would leave its scenes empty.
  if (pack.frame === null) return { ...frame, illustrations };
  const pages = [...sitePages(settings).values()]
    .filter(page => page.pack === pack && page.path !== reservePath)
    .map(page => ({ href: page.path, text: page.name }));
  const ends = (path: string) => {
    const page = sitePage(settings, path);
    return page ? [{ href: path, text: page.name }] : [];
  };
  return {
    ...frame,
    navigation: [...ends('/'), ...pages, ...ends('/contact')],
    footer: pages.length === 0 ? '' : renderFooterLinks([{ title: pack.frame.links_title, links: pages }]),
    // Our forms are about our trade; on another trade's pages people call, or start on its own page.
    forms: { ...frame.forms, quote: null, footer: null },
    start: startLink(frame, pack, settings),
    business: packBusiness(frame.business, pack),
    illustrations,
  };
}

/** Start for a visitor of this pack's pages: its booking page, or an email if that is missing or is this page. */
function startLink({ business, current_path }: Frame, pack: Pack, settings: PageSettings): LinkItem {
  const { booking } = pack.fallbacks;
  const isThere = booking !== null && booking !== current_path && sitePage(settings, booking) !== undefined;
  return isThere
    ? { href: booking, text: 'Get Started' }
    : { href: `mailto:${business.email}`, text: 'Email Us' };
}

/** The business as a pack's pages speak of it. */
export function packBusiness(business: BusinessFacts, { frame }: Pack): BusinessFacts {
  return frame === null ? business : { ...business, slogan: frame.slogan, claims: frame.claims };
}
