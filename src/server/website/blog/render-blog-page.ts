import type { BusinessFacts, LinkItem, SiteFacts } from '../../../sections/schemas.ts';
import type { HeadLink } from '../../../site/frame.ts';
import type { SitePageProps } from '../../../site/site-page.tsx';
import { originOf } from '../../platform/config.ts';
import { blogLabels } from '../context/blog-labels.ts';
import { feedPath } from '../context/blog-paths.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import type { Visit } from '../context/page-forms.ts';
import { sectionOf } from '../context/section-of.ts';
import { type ShareFacts, shareBrand, sharePicture } from '../context/share-facts.ts';
import { blogSlug } from '../posts/blog-pages.ts';
import { fillCopy } from '../site-pages/fill-copy.ts';
import { smallFooter } from '../site-pages/footers.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { renderFixedPage } from '../site-pages/render-fixed-page.ts';
import { breadcrumbList, type Described, localBusiness } from '../site-pages/structured-data.ts';

interface BlogPage {
  readonly path: string;
  /** The visitor that the page is rendered for; null for the cached page. */
  readonly visit: Visit | null;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly trail: readonly LinkItem[];
  readonly content: SitePageProps['content'];
  readonly site?: SiteFacts;
  /** The drawing of its heading: its lists have others. */
  readonly picture?: string | null;
  readonly links: readonly HeadLink[];
  readonly share: (business: BusinessFacts) => ShareFacts;
  /** False if search engines may not find it. */
  readonly isSearched?: boolean;
  readonly structured: (described: Described, image: string) => readonly object[];
}

/** The parts that all blog pages share: the frame, the feed link, the call to action. */
export async function renderBlogPage(context: SitePageContext, page: BlogPage): Promise<PageHtml> {
  const settings = context.settings.current();
  const words = fillCopy(blogLabels(), settings);
  const { path, title, description, keywords, trail } = page;
  const footer = await smallFooter(context);
  const frame = frameFor(context, {
    path,
    footer: footer.links,
    forms: { has_form: false },
    visit: page.visit,
  });
  const described = { settings, origin: originOf(context.config) };
  const picture = sharePicture(page.share(frame.business), shareBrand(settings), described.origin);
  const feed: HeadLink = {
    rel: 'alternate',
    href: feedPath,
    type: 'application/rss+xml',
    title: words.heading,
  };
  const framed = {
    ...frame,
    robots: page.isSearched === false ? 'noindex, follow' : frame.robots,
    share_picture: picture,
    links: [...page.links, feed],
    structured: [
      localBusiness(described),
      ...page.structured(described, picture.href),
      breadcrumbList(described, trail),
    ],
  };
  const cta = { content: words.closing_text, button_text: 'Call now' };
  return {
    html: renderFixedPage(context, framed, {
      path,
      head: { title, description, keywords },
      breadcrumb: trail,
      content: [...page.content, sectionOf('cta', words.closing_title, cta)],
      site: page.site,
      load: page.picture ?? null,
    }),
    shows: [...footer.slugs, blogSlug],
  };
}
