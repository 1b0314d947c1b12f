import type { Hono } from 'hono';
import { areaRoutes as routes } from '../../../contract/business/areas.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { keyedPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import {
  changeSettings,
  reloadSettings,
  type SettingsContext,
} from '../../platform/settings/change-settings.ts';
import { rulesOfAreas } from '../statements/rules-of-areas.ts';
import { answerZip } from './answer-zip.ts';
import { addArea, removeArea, requireCenters } from './change-areas.ts';
import { withKnownPlaces } from './known-places.ts';
import { areasOf, listAreas } from './list-areas.ts';

export function serveAreaRoutes(app: Hono<AppEnv>, context: SettingsContext): void {
  serveRoute(app, routes.list, async ({ query }) => {
    const { areas } = context.settings.current();
    const all = query.place === undefined ? listAreas(areas) : areasOf(areas, query.place);
    const page = await keyedPage(query, {
      // Settings hold some hundred areas at most.
      list: async ({ after, limit }) => {
        const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
        return all.slice(from, from + limit);
      },
      keyOf: area => area.id,
      count: async () => all.length,
      present: area => area,
    });
    return { ...page, is_nationwide: areas.is_nationwide };
  });
  serveRoute(app, routes.rules, () =>
    rulesOfAreas(context.database.kysely, context.settings.current().areas),
  );
  serveRoute(app, settingRoutes.areas, ({ body }) => {
    requireCenters(body.value);
    const value = withKnownPlaces(body.value, context.settings.current().areas);
    return changeSettings(context, 'areas', { ...body, value });
  });
  serveRoute(app, routes.zip, async ({ params }) => {
    const { areas, business } = context.settings.current();
    return answerZip(areas, params.zip, business.phones.default);
  });
  serveRoute(app, routes.add, async ({ body }) => {
    const added = await addArea(context.database.kysely, body);
    await reloadSettings(context);
    return added;
  });
  serveRoute(app, routes.remove, async ({ params }) => {
    await removeArea(context.database.kysely, params.id);
    await reloadSettings(context);
  });
}
