import type { Post } from '../../../contract/website/posts.ts';
import { pictureOf } from '../../../sections/render-sections.tsx';
import { PostArticle } from '../../../site/post-article.tsx';
import { postPreviewHtml } from '../../../site/post-preview.tsx';
import { packStore } from '../../business/packs/pack-store.ts';
import { blogLabels } from '../context/blog-labels.ts';
import { postPath } from '../context/blog-paths.ts';
import { postShareFacts } from '../context/blog-share-facts.ts';
import type { FrameContext, PageHtml, SitePageContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { sectionOf } from '../context/section-of.ts';
import { blogPath } from '../posts/blog-pages.ts';
import { findPublishedPost } from '../posts/published-queries.ts';
import { readingMinutes } from '../posts/reading-time.ts';
import { renderMarkdown } from '../posts/render-markdown.ts';
import { businessFacts } from '../site-pages/business-facts.ts';
import { fillCopy } from '../site-pages/fill-copy.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { type SoldService, soldServices } from '../site-pages/own-services.ts';
import { blogPosting } from '../site-pages/structured-data.ts';
import { postDay } from './post-day.ts';
import { renderBlogPage } from './render-blog-page.ts';

/** A public post, or null if none has this address. */
export async function renderPost(
  context: SitePageContext,
  slug: string,
  visit: Visit | null,
): Promise<PageHtml | null> {
  const post = await findPublishedPost(context.reads.kysely, slug);
  if (!post) return null;
  const { title, description, author, body, published_at, updated_at } = post;
  const path = postPath(slug);
  const settings = context.settings.current();
  const words = fillCopy(blogLabels(), settings);
  return renderBlogPage(context, {
    path,
    visit,
    title,
    description,
    keywords: [],
    trail: [...siteNavigation(settings).parents.blog, { href: path, text: title }],
    content: [
      PostArticle({
        content: {
          title,
          day: postDay(published_at, settings.business.time_zone),
          minutes: readingMinutes(body),
          author,
          about: title,
          html: renderMarkdown(body),
          back: { href: blogPath, text: 'All posts' },
          aside: { title: words.aside_title, text: words.aside_text },
        },
        facts: {
          business: businessFacts(settings, null),
          fallbacks: packStore.own().fallbacks,
        },
      }),
      sectionOf('service_list', words.services_title, { show: 'services', with_summaries: true }),
    ],
    picture: pictureOf(packStore.own().fallbacks.illustrations, title),
    site: {
      services: servicesInText(soldServices(settings), `${title}\n${body}`).map(service => ({
        text: service.name,
        href: service.path,
        more: service.summary,
        is_on_page: false,
      })),
    },
    links: [],
    share: business => postShareFacts(post, business),
    structured: (described, image) => [
      blogPosting(described, {
        path,
        title,
        description,
        author,
        image,
        published: published_at,
        updated: updated_at,
      }),
    ],
  });
}

/** A text that may not be stored yet, in the looks of the site. */
export function renderPostPreview(
  context: FrameContext,
  { title, body }: Pick<Post, 'title' | 'body'>,
): string {
  const frame = frameFor(context, { path: '', visit: null, isHidden: true });
  return postPreviewHtml({
    frame,
    title,
    html: renderMarkdown(body),
  });
}

const max = 3;

/** The services with a page that a text mentions most often; the first services if it mentions none. */
function servicesInText(services: readonly SoldService[], text: string): readonly SoldService[] {
  const lower = text.toLowerCase();
  return services
    .filter(({ path }) => path !== null)
    .map(service => ({ service, said: timesSaid(service, lower) }))
    .toSorted((a, b) => b.said - a.said)
    .slice(0, max)
    .map(({ service }) => service);
}

/** Naming the service itself weighs more than another word for it. */
function timesSaid({ keyword, keywords, name }: SoldService, lower: string): number {
  const count = (words: string) => lower.split(words.toLowerCase()).length - 1;
  const words = [...keywords, ...name.split(/\W+/).filter(word => word.length > 4)];
  return words.reduce((sum, word) => sum + count(word), 5 * count(keyword));
}
