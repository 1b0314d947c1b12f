import type { Hono } from 'hono';
import { serviceRoutes as routes } from '../../../contract/business/services.ts';
import { serviceFinder } from '../../../sections/schemas.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { keyedPage } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { requirePack } from '../packs/require-pack.ts';
import { draftFor } from './draft-for.ts';
import { importServices } from './import-services.ts';
import { getService, listServices } from './queries.ts';
import { readNeededSentences, readServicePresentation } from './read-service-presentation.ts';
import {
  createService,
  deleteService,
  orderServices,
  type ServiceContext,
  saveService,
} from './save-service.ts';
import { writeServiceCsv } from './service-csv.ts';
import { presentService, writtenService } from './service-row.ts';

interface ServiceRoutesContext extends ServiceContext {
  /** The configured model; null: none. */
  readonly model: string | null;
}

export function serveServiceRoutes(app: Hono<AppEnv>, context: ServiceRoutesContext): void {
  const { db, model } = context;
  serveRoute(app, routes.list, async ({ query }) => {
    const stored = await listServices(db, requirePack(query.content_pack));
    const { keyword } = query;
    const shown = { services: stored, needed: await readNeededSentences(db), known: null };
    const all = keyword === undefined ? stored : [serviceFinder(stored)(keyword)].flatMap(one => one ?? []);
    return keyedPage(query, {
      // A trade has few services, and their order is their owner's: the page after a service begins behind it.
      list: async ({ after, limit }) => {
        const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
        return all.slice(from, from + limit);
      },
      keyOf: row => row.id,
      count: async () => all.length,
      present: row => presentService(row, shown),
    });
  });
  serveRoute(app, routes.create, ({ body, user }) => createService(context, body, user.id));
  serveRoute(app, routes.draft, ({ body }) => draftFor(db, body, model));
  serveDownload(app, routes.export, async ({ query }) => ({
    name: `services-${requirePack(query.content_pack)}.csv`,
    chunks: writeServiceCsv(
      (await listServices(db, requirePack(query.content_pack))).map(row =>
        Object.assign(writtenService(row), { summary: row.summary }),
      ),
    ),
  }));
  serveRoute(app, routes.import, ({ body, user }) => importServices(context, body, user.id));
  serveRoute(app, routes.order, ({ body }) => orderServices(context, body));
  serveRoute(app, routes.read, async ({ params }) => {
    const row = await getService(db, params.id);
    return presentService(row, await readServicePresentation(db, row));
  });
  serveRoute(app, routes.save, ({ params, body, user }) => saveService(context, params.id, body, user.id));
  serveRoute(app, routes.remove, ({ params, user }) => deleteService(context, params.id, user.id));
}
