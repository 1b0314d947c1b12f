import type { Hono } from 'hono';
import { z } from 'zod';
import { routes } from '../../../contract/routes.ts';
import type { postRoutes as contract } from '../../../contract/website/posts.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { blogPages } from './blog-pages.ts';
import { presentPost, presentRow } from './present-post.ts';
import { countPosts, deletePostRow, getPost, listPosts } from './queries.ts';
import { readingMinutes } from './reading-time.ts';
import { createPost, updatePost } from './save-post.ts';

const maxCounted = 100_000;

/** Renders a text as visitors would see it. */
export type RenderPreview = (text: z.output<typeof contract.preview.body>) => string;

export function servePostRoutes(app: Hono<AppEnv>, db: Db, renderPreview: RenderPreview): void {
  const { posts } = routes;

  serveRoute(app, posts.list, ({ query }) =>
    cursorPage(query, {
      list: place => listPosts(db, { ...query, ...place }),
      count: max => countPosts(db, query, max),
      maxCounted,
      present: presentRow,
    }),
  );

  serveRoute(app, posts.preview, async ({ body }) => ({
    html: renderPreview(body),
    minutes: readingMinutes(body.body),
  }));
  serveRoute(app, posts.create, ({ body, user }) => createPost(db, body, user.id));
  serveRoute(app, posts.read, async ({ params }) => presentPost(db, await getPost(db, params.id)));
  serveRoute(app, posts.update, ({ params, body, user }) => updatePost(db, params.id, body, user.id));
  serveRoute(app, posts.remove, ({ params }) => deletePost(db, params.id));
}

/** Deletes a post with its former addresses. */
async function deletePost(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const { title } = await getPost(trx, id);
    await deletePostRow(trx, id);
    await writeActivity(trx, { action: 'deleted', noun: 'posts', id, name: title });
    await announce(trx, blogPages);
  });
}
