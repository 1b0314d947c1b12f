import { Feed } from 'feed';
import { originOf } from '../../platform/config.ts';
import { blogLabels } from '../context/blog-labels.ts';
import { feedPath, postPath } from '../context/blog-paths.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { blogPath } from '../posts/blog-pages.ts';
import { listPublishedPosts } from '../posts/published-queries.ts';
import { fillCopy } from '../site-pages/fill-copy.ts';

/** Readers store what they have seen, so the latest posts are enough. */
const maxItems = 20;

/** The latest posts for feed readers: summary and link. */
export async function* blogFeed({ reads, config, settings }: SitePageContext): AsyncGenerator<string> {
  const origin = originOf(config);
  const words = fillCopy(blogLabels(), settings.current());
  const posts = await listPublishedPosts(reads.kysely, 0, maxItems);
  const feed = new Feed({
    id: `${origin}${blogPath}`,
    link: `${origin}${blogPath}`,
    title: `${words.heading} | ${settings.current().business.name}`,
    description: words.description,
    language: 'en-US',
    copyright: settings.current().business.name,
    generator: 'Pagehaul',
    feedLinks: { rss: `${origin}${feedPath}` },
    // An empty blog has no date. Today's date would change the file at every request.
    updated: posts[0]?.published_at ?? new Date(0),
  });
  for (const post of posts) {
    const link = `${origin}${postPath(post.slug)}`;
    feed.addItem({
      // The post's own id, so a new address does not make it a new post.
      guid: post.id,
      link,
      title: post.title,
      description: post.description,
      date: post.published_at,
    });
  }
  yield feed.rss2();
}
