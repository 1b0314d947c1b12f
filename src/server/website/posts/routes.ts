import type { Hono } from 'hono';
import { z } from 'zod';
import { routes } from '../../../contract/routes.ts';
import type { postRoutes as contract } from '../../../contract/website/posts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { deletePost } from './delete-post.ts';
import { presentPost, presentRow } from './present-post.ts';
import { countPosts, getPost, listPosts } from './queries.ts';
import { readingMinutes } from './reading-time.ts';
import { createPost, updatePost } from './save-post.ts';

const maxCounted = 100_000;

/** Draws a text as visitors would see it. */
export type DrawPreview = (text: z.output<typeof contract.preview.body>) => string;

export function postRoutes(app: Hono<AppEnv>, db: Db, drawPreview: DrawPreview): void {
  const { posts } = routes;

  serveRoute(app, posts.list, async ({ query }) => {
    const after = readCursor(query.cursor, z.uuid());
    const rows = await listPosts(db, { ...query, after, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page).map(presentRow);
    const last = items.at(-1);
    const total = await countPosts(db, query, maxCounted + 1);
    return {
      items,
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      total: Math.min(total, maxCounted),
      total_is_exact: total <= maxCounted,
    };
  });

  serveRoute(app, posts.preview, async ({ body }) => ({
    html: drawPreview(body),
    minutes: readingMinutes(body.body),
  }));
  serveRoute(app, posts.create, ({ body, user }) => createPost(db, body, user.id));
  serveRoute(app, posts.read, async ({ params }) => presentPost(db, await getPost(db, params.id)));
  serveRoute(app, posts.update, ({ params, body, user }) => updatePost(db, params.id, body, user.id));
  serveRoute(app, posts.remove, ({ params }) => deletePost(db, params.id).then(() => undefined));
}
