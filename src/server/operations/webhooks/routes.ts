import type { Hono } from 'hono';
import { routes as all } from '../../../contract/routes.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';
import { findWebhook, listDeliveries, listWebhooks } from './queries.ts';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  replayDelivery,
  testWebhook,
  type WebhookContext,
} from './webhook-context.ts';

export function serveWebhookRoutes(
  app: Hono<AppEnv>,
  { webhooks: context, queue }: { webhooks: WebhookContext; queue: JobQueue },
): void {
  const routes = all.webhooks;
  serveRoute(app, routes.list, async () => ({ items: (await listWebhooks(context.db)).map(presentWebhook) }));
  serveRoute(app, routes.create, ({ body, user }) => createWebhook(context, body, user.id));
  serveRoute(app, routes.update, ({ params, body }) => changeWebhook(context, params.id, body));
  serveRoute(app, routes.remove, ({ params }) => removeWebhook(context, params.id));
  serveRoute(app, routes.test, ({ params }) => testWebhook(context, queue, params.id));
  serveRoute(app, routes.deliveries, async ({ params, query }) => {
    if (!(await findWebhook(context.db, params.id))) {
      throw new AppError('not-found', 'This webhook is gone.', { reason: 'webhook-missing' });
    }
    return { items: (await listDeliveries(context.db, params.id, query.per_page)).map(presentDelivery) };
  });
  serveRoute(app, routes.replay, ({ params }) => replayDelivery(context, queue, params.id));
}
