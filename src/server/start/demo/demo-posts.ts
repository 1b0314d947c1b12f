import { postInputSchema } from '../../../contract/website/posts.ts';
import { fillClaims } from '../../business/claims/fill-claims.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { countPosts } from '../../website/posts/queries.ts';
import { createPost } from '../../website/posts/save-post.ts';

const aWeek = 7 * 24 * 60 * 60 * 1_000;

/** The first blog posts, a week apart, newest first. Created one by one, so an interrupted start resumes. */
export async function createDemoPosts(db: Db, now: Date): Promise<void> {
  const { posts } = packStore.own();
  const kept = await countPosts(db, {}, posts.length);
  const oldestFirst = posts.map((post, place) => ({ post, place })).toReversed();
  for (const { post, place } of oldestFirst.slice(kept)) {
    const { slug, title, description, markdown } = fillClaims(post, defaultSettings);
    const published_at = new Date(now.getTime() - (place * aWeek + aWeek / 7)).toISOString();
    const input = { slug, title, description, body: markdown, status: 'published', published_at };
    await createPost(db, postInputSchema.parse(input), null);
  }
}
