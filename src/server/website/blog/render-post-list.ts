import type { HeadLink } from '../../../site/frame.ts';
import { originOf } from '../../platform/config.ts';
import { blogLabels } from '../context/blog-labels.ts';
import { listPath } from '../context/blog-paths.ts';
import { listShareFacts } from '../context/blog-share-facts.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { listPublishedPosts } from '../posts/published-queries.ts';
import { fillCopy } from '../site-pages/fill-copy.ts';
import { postListContent } from './post-list-content.ts';
import { renderBlogPage } from './render-blog-page.ts';

const perPage = 10;

/** A page of the list, or null where there are no posts that old. The first is there without any post. */
export async function renderPostList(
  context: SitePageContext,
  number: number,
  visit: Visit | null,
): Promise<PageHtml | null> {
  const settings = context.settings.current();
  const { business } = settings;
  const above = siteNavigation(settings).parents.blog;
  const words = fillCopy(blogLabels(), settings);
  const rows = await listPublishedPosts(context.reads.kysely, (number - 1) * perPage, perPage + 1);
  const posts = rows.slice(0, perPage);
  if (number > 1 && posts.length === 0) return null;
  const hasOlder = rows.length > perPage;
  const origin = originOf(context.config);
  const links: HeadLink[] = [];
  if (number > 1) links.push({ rel: 'prev', href: `${origin}${listPath(number - 1)}` });
  if (hasOlder) links.push({ rel: 'next', href: `${origin}${listPath(number + 1)}` });
  const here = { href: listPath(number), text: `Page ${number}` };
  return renderBlogPage(context, {
    path: listPath(number),
    visit,
    title: number === 1 ? words.title : `${words.heading}: page ${number}`,
    description:
      number === 1 ? words.description : `${words.subtitle} Older posts of the blog, page ${number}.`,
    keywords: words.keywords,
    trail: number === 1 ? above : [...above, here],
    content: postListContent({ number, posts, hasOlder }, words, business.time_zone),
    links,
    share: listShareFacts,
    isSearched: posts.length > 0,
    structured: () => [],
  });
}
