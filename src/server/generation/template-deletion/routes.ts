import type { Hono } from 'hono';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { deleteTemplate } from './delete-template.ts';

export function serveTemplateDeletionRoutes(
  app: Hono<AppEnv>,
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
): void {
  const db = database.kysely;
  serveRoute(app, routes.templates.remove, ({ params, query: { redirect_to }, user }) =>
    deleteTemplate({ db, queue }, params.id, {
      redirectTo: redirect_to === noRedirect ? null : redirect_to,
      userId: user.id,
    }),
  );
}
