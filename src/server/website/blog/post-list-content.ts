import { PostList } from '../../../site/post-list.tsx';
import type { SitePageProps } from '../../../site/site-page.tsx';
import { packStore } from '../../business/packs/pack-store.ts';
import type { blogLabels } from '../context/blog-labels.ts';
import { feedPath, listPath, postPath } from '../context/blog-paths.ts';
import { sectionOf } from '../context/section-of.ts';
import type { PublishedRow } from '../posts/published-queries.ts';
import { readingMinutes } from '../posts/reading-time.ts';
import { postDay } from './post-day.ts';

/** The posts of one list page, with links to the pages before and after it. */
export interface PostListPage {
  readonly number: number;
  readonly posts: readonly PublishedRow[];
  readonly hasOlder: boolean;
}

export function postListContent(
  { number, posts, hasOlder }: PostListPage,
  words: ReturnType<typeof blogLabels>,
  timeZone: string,
): SitePageProps['content'] {
  const content = {
    title: number === 1 ? 'Latest posts' : `Posts, page ${number}`,
    posts: posts.map(post => ({
      href: postPath(post.slug),
      title: post.title,
      description: post.description,
      day: postDay(post.published_at, timeZone),
      minutes: readingMinutes(post.body),
    })),
    newer: number > 1 ? { href: listPath(number - 1), text: 'Newer posts' } : null,
    older: hasOlder ? { href: listPath(number + 1), text: 'Older posts' } : null,
    feed: { href: feedPath, text: 'Follow by feed (RSS)' },
    empty: { title: 'No posts yet', text: words.empty, link: { href: '/services', text: words.empty_link } },
  };
  const lead = number === 1 ? `${words.subtitle} ${words.introduction}` : words.subtitle;
  const title = number === 1 ? words.heading : `${words.heading}, page ${number}`;
  return [
    sectionOf('page_heading', title, { lead, drawing: packStore.own().keyword }),
    PostList({ content }),
  ];
}
