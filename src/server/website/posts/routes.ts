import type { Hono } from 'hono';
import { z } from 'zod';
import { routes } from '../../../contract/routes.ts';
import type { postRoutes as contract } from '../../../contract/website/posts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { deletePost } from './delete-post.ts';
import { presentPost, presentRow } from './present-post.ts';
import { countPosts, getPost, listPosts } from './queries.ts';
import { readingMinutes } from './reading-time.ts';
import { createPost, updatePost } from './save-post.ts';

const maxCounted = 100_000;

/** Draws a text as visitors would see it. */
export type DrawPreview = (text: z.output<typeof contract.preview.body>) => string;

export function servePostRoutes(app: Hono<AppEnv>, db: Db, drawPreview: DrawPreview): void {
  const { posts } = routes;

  serveRoute(app, posts.list, ({ query }) =>
    cursorPage(query, {
      list: place => listPosts(db, { ...query, ...place }),
      count: most => countPosts(db, query, most),
      maxCounted,
      present: presentRow,
    }),
  );

  serveRoute(app, posts.preview, async ({ body }) => ({
    html: drawPreview(body),
    minutes: readingMinutes(body.body),
  }));
  serveRoute(app, posts.create, ({ body, user }) => createPost(db, body, user.id));
  serveRoute(app, posts.read, async ({ params }) => presentPost(db, await getPost(db, params.id)));
  serveRoute(app, posts.update, ({ params, body, user }) => updatePost(db, params.id, body, user.id));
  serveRoute(app, posts.remove, ({ params }) => deletePost(db, params.id));
}
