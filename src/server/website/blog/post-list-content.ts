import { blogPage } from '../../../../content/site-copy/blog.ts';
import { PostList } from '../../../site/post-list.tsx';
import type { SitePageProps } from '../../../site/site-page.tsx';
import type { PublishedRow } from '../posts/published-queries.ts';
import { readingMinutes } from '../posts/reading-time.ts';
import { sectionOf } from '../site-pages/section-of.ts';
import { feedPath } from './blog-feed.ts';
import { listPath, postPath } from './blog-paths.ts';
import { postDay } from './post-day.ts';

/** The posts of one list page, with links to the pages before and after it. */
export interface PostListPage {
  readonly number: number;
  readonly posts: readonly PublishedRow[];
  readonly hasOlder: boolean;
}

export function postListContent({ number, posts, hasOlder }: PostListPage): SitePageProps['content'] {
  const content = {
    title: number === 1 ? 'Latest posts' : `Posts, page ${number}`,
    posts: posts.map(post => ({
      href: postPath(post.slug),
      title: post.title,
      description: post.description,
      day: postDay(post.published_at),
      minutes: readingMinutes(post.body),
    })),
    newer: number > 1 ? { href: listPath(number - 1), text: blogPage.newer_label } : null,
    older: hasOlder ? { href: listPath(number + 1), text: blogPage.older_label } : null,
    feed: { href: feedPath, text: blogPage.feed_label },
    empty: { ...blogPage.empty, link: { href: '/services', text: blogPage.empty.link_label } },
  };
  const lead = number === 1 ? `${blogPage.hero_subtitle} ${blogPage.introduction}` : blogPage.hero_subtitle;
  const title = number === 1 ? blogPage.hero_title : `${blogPage.hero_title}, page ${number}`;
  return [sectionOf('page_heading', title, { lead, drawing: 'garage' }), PostList({ content })];
}
