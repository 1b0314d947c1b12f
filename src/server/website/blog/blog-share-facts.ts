import { blogPage } from '../../../../content/site-copy/blog.ts';
import type { BusinessFacts } from '../../../sections/schemas.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPublishedPost } from '../posts/published-queries.ts';
import type { ShareFacts } from '../share-pictures/share-facts.ts';
import { postPath } from './blog-paths.ts';

/** The share picture of every page of the list. */
export function listShareFacts(business: BusinessFacts): ShareFacts {
  return {
    path: blogPage.path,
    title: blogPage.hero_title,
    place: blogPage.hero_subtitle,
    keyword: 'garage',
    business,
    illustrations: 'hauling',
  };
}

export function postShareFacts(post: { slug: string; title: string }, business: BusinessFacts): ShareFacts {
  return {
    path: postPath(post.slug),
    title: post.title,
    place: blogPage.hero_title,
    keyword: post.title,
    business,
    illustrations: 'hauling',
  };
}

/** The facts of a blog page's share picture; null if the page does not exist. */
export async function findBlogShareFacts(
  db: Db,
  path: string,
  business: BusinessFacts,
): Promise<ShareFacts | null> {
  if (path === blogPage.path) return listShareFacts(business);
  const post = await findPublishedPost(db, path.slice(blogPage.path.length + 1));
  return post ? postShareFacts(post, business) : null;
}
