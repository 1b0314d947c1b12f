import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { LinkItem } from '../../../sections/schemas.ts';
import type { LinkGroup } from '../../../site/frame.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { sourcesPath } from '../../business/packs/reserved-paths.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import { blogPath } from '../posts/blog-pages.ts';
import { isHiddenPath, reservePath, sitePages } from './site-page-store.ts';

/** The links around every page, to pages that exist. */
export interface Navigation {
  readonly menu: readonly LinkItem[];
  /** Columns of the footer behind services and towns. */
  readonly footer: readonly LinkGroup[];
  readonly small_print: readonly LinkItem[];
  /** Links to the privacy policy and the terms. */
  readonly policies: readonly LinkItem[];
  /** The main entry pages, for visitors of the page for addresses that don't exist. */
  readonly way_out: readonly LinkItem[];
  /** The parents of pages that are no site pages, in their breadcrumbs. */
  readonly parents: Readonly<Record<'home' | 'blog' | 'areas', readonly LinkItem[]>>;
}

export type NavigationSettings = Pick<
  CurrentSettings,
  'packs' | 'areas' | 'navigation' | 'services' | 'edited_pages'
>;

export const blog: LinkItem = { href: blogPath, text: 'Blog' };

const known = new WeakMap<object, { readonly pages: object; readonly navigation: Navigation }>();

/** The owner's menu and footer, else those of the trade. */
export function siteNavigation(settings: NavigationSettings): Navigation {
  const pages = sitePages(settings);
  const before = known.get(settings.navigation);
  if (before?.pages === pages) return before.navigation;
  const navigation = navigationOf(settings);
  known.set(settings.navigation, { pages, navigation });
  return navigation;
}

function navigationOf(settings: NavigationSettings): Navigation {
  const pages = sitePages(settings);
  const trade = packStore.own().navigation;
  const linkTo = (path: string): readonly LinkItem[] => {
    const page = pages.get(path);
    if (path === blogPath) return [blog];
    return page ? [{ href: path, text: page.name }] : [];
  };
  const linksTo = (paths: readonly string[]) => paths.flatMap(linkTo);
  const shown = (links: readonly LinkItem[]) => links.filter(({ href }) => !isHiddenPath(settings, href));
  const company = (trade?.company ?? []).flatMap(path =>
    path === reservePath && trade && pages.has(path)
      ? [{ href: path, text: trade.reserve_label }]
      : linkTo(path),
  );
  const { menu, footer } = settings.navigation;
  const policies = [
    { href: '/privacy', text: footerCopy.privacy_link },
    { href: '/terms', text: footerCopy.terms_link },
  ].filter(({ href }) => pages.has(href));
  const contact = pages.has('/contact') ? [{ href: '/contact', text: footerCopy.contact_link }] : [];
  const sources = pages.has(sourcesPath) ? [{ href: sourcesPath, text: footerCopy.sources_link }] : [];
  const home = linkTo('/');
  return {
    menu: menu === null ? linksTo(trade?.menu ?? []) : shown(menu),
    footer: (footer ?? [{ title: footerCopy.about_title, links: company }])
      .map(({ title, links }) => ({ title, links: shown(links) }))
      .filter(({ links }) => links.length > 0),
    small_print: [...contact, ...policies, ...sources, { href: '/admin', text: footerCopy.admin_link }],
    policies,
    way_out: linksTo(['/services', '/locations', '/pricing', '/contact']),
    parents: { home, blog: [...home, blog], areas: [...home, ...linkTo('/locations')] },
  };
}
