import type { LinkItem } from '../../../sections/schemas.ts';
import type { Frame, HeadLink } from '../../../site/frame.ts';
import type { SitePageProps } from '../../../site/site-page.tsx';
import { galleryKey } from '../../audience/cases/announce-case.ts';
import { originOf } from '../../platform/config.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import type { Visit } from '../context/page-forms.ts';
import { smallFooter } from '../site-pages/footers.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { renderFixedPage } from '../site-pages/render-fixed-page.ts';
import { breadcrumbList, localBusiness } from '../site-pages/structured-data.ts';

interface CasePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly trail: readonly LinkItem[];
  readonly content: SitePageProps['content'];
  readonly links?: readonly HeadLink[];
  readonly place?: { readonly city: string; readonly state: string };
  /** For one visitor, never for search engines. */
  readonly isPrivate?: boolean;
  readonly visit?: Visit | null;
}

/** The parts that all pages about finished work share. */
export async function renderCasePage(context: SitePageContext, page: CasePage): Promise<PageHtml> {
  const settings = context.settings.current();
  const { path, title, description, trail, place } = page;
  const footer = await smallFooter(context);
  const frame = frameFor(context, {
    path,
    footer: footer.links,
    forms: { has_form: false },
    visit: page.visit ?? null,
  });
  const described = { settings, origin: originOf(context.config) };
  const framed: Frame = page.isPrivate
    ? { ...frame, robots: 'noindex, nofollow', canonical: null }
    : {
        ...frame,
        links: [...(page.links ?? [])],
        structured: [localBusiness(described), breadcrumbList(described, trail)],
      };
  return {
    html: renderFixedPage(context, framed, {
      path,
      head: { title, description, keywords: [] },
      breadcrumb: page.isPrivate ? [] : trail,
      content: page.content,
      place,
    }),
    shows: [...footer.slugs, galleryKey],
  };
}
