import { loadOf } from '../../../sections/render-sections.tsx';
import type { BusinessFacts } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { blogPath } from '../posts/blog-pages.ts';
import { findPublishedPost } from '../posts/published-queries.ts';
import { blogLabels } from './blog-labels.ts';
import { postPath } from './blog-paths.ts';
import type { ShareFacts } from './share-facts.ts';

/** The share picture of every page of the list. */
export function listShareFacts(business: BusinessFacts): ShareFacts {
  const pack = packStore.own();
  const words = blogLabels();
  return {
    path: blogPath,
    title: words.heading,
    place: words.subtitle,
    load: loadOf(pack.illustrations, pack.keyword),
    business,
    illustrations: pack.illustrations,
  };
}

export function postShareFacts(post: { slug: string; title: string }, business: BusinessFacts): ShareFacts {
  return {
    path: postPath(post.slug),
    title: post.title,
    place: blogLabels().heading,
    load: loadOf(packStore.own().illustrations, post.title),
    business,
    illustrations: packStore.own().illustrations,
  };
}

/** The facts of a blog page's share picture; null if the page does not exist. */
export async function findBlogShareFacts(
  db: Db,
  path: string,
  business: BusinessFacts,
): Promise<ShareFacts | null> {
  if (path === blogPath) return listShareFacts(business);
  const post = await findPublishedPost(db, path.slice(blogPath.length + 1));
  return post ? postShareFacts(post, business) : null;
}
