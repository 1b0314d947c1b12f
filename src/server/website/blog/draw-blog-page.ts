import { junkRemovalPack } from '../../../../content/packs/junk-removal/pack.ts';
import { blogPage } from '../../../../content/site-copy/blog.ts';
import type { BusinessFacts } from '../../../sections/schemas.ts';
import type { Block } from '../../../site/block.ts';
import { renderFixedPage } from '../../../site/fixed-page.tsx';
import type { HeadLink, LinkItem } from '../../../site/frame.ts';
import { townMap } from '../landing-pages/map-facts.ts';
import { blogSlug } from '../posts/blog-pages.ts';
import { pageForms, type Visit } from '../serving/page-forms.ts';
import type { Drawn, SiteParts } from '../serving/site-parts.ts';
import { ownPaths } from '../serving/site-routes.ts';
import { type ShareFacts, shareBrand, sharePicture } from '../share-pictures/share-facts.ts';
import { closing } from '../site-pages/blocks/section-blocks.ts';
import { fillCopy } from '../site-pages/fill-copy.ts';
import { frameFor, originOf } from '../site-pages/frame-for.ts';
import { smallFooter } from '../site-pages/service-pages.ts';
import { breadcrumbList, type Described, localBusiness } from '../site-pages/structured-data.ts';
import { feedPath } from './blog-feed.ts';

interface BlogPage {
  readonly path: string;
  /** The visitor that the page is rendered for; null for the cached page. */
  readonly visit: Visit | null;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly trail: readonly LinkItem[];
  readonly blocks: readonly Block[];
  readonly links: readonly HeadLink[];
  readonly share: (business: BusinessFacts) => ShareFacts;
  readonly structured: (described: Described, image: string) => readonly object[];
}

/** The parts that all blog pages share: the frame, the feed link, the call to action. */
export async function drawBlogPage(parts: SiteParts, page: BlogPage): Promise<Drawn> {
  const settings = parts.settings.current();
  const { path, title, description, keywords, trail } = page;
  const footer = await smallFooter(parts);
  const forms = pageForms(parts.leads, { path }, page.visit);
  const frame = frameFor(parts, { path, county: null, footer: footer.groups, forms });
  const described = { settings, origin: originOf(parts.config) };
  const picture = sharePicture(page.share(frame.business), shareBrand(settings), described.origin);
  const feed: HeadLink = {
    rel: 'alternate',
    href: feedPath,
    type: 'application/rss+xml',
    title: blogPage.hero_title,
  };
  return {
    html: renderFixedPage({
      frame: {
        ...frame,
        share_picture: picture,
        links: [...page.links, feed],
        structured: [
          localBusiness(described),
          ...page.structured(described, picture.href),
          breadcrumbList(described, trail),
        ],
      },
      head: { title, description, keywords },
      breadcrumb: trail,
      blocks: [...page.blocks, closing(fillCopy(blogPage.call_to_action, settings), frame.business.discount)],
      facts: {
        slug: path.slice(1),
        city: '',
        state: '',
        keyword: '',
        business: frame.business,
        photo: null,
        related: [],
        resources: [],
        resources_pending: false,
        sources: [],
        map: townMap(parts, '', ''),
        fallbacks: junkRemovalPack.fallbacks,
        known_paths: ownPaths(parts.settings.current()),
      },
      onError: (error, section) =>
        parts.log.error({ err: error, path, section: section.id }, 'section could not be drawn'),
    }),
    shows: [...footer.slugs, blogSlug],
  };
}
