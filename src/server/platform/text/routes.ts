import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import { parseLocationsInSteps, previewText, seedOf } from '../../../engine/index.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import { runYielding } from '../yielding.ts';

/** Direct access to the engine: fill one text, or parse a list of locations. */
export function textRoutes(app: Hono<AppEnv>): void {
  serveRoute(app, routes.text.preview, async ({ body }) => {
    const seed = typeof body.seed === 'string' ? seedOf(body.seed) : body.seed;
    const { text, issues } = previewText({ ...body, seed });
    return { text, issues: [...issues] };
  });
  serveRoute(app, routes.locations.parse, async ({ body }) => {
    const report = await runYielding(parseLocationsInSteps(body.text));
    return { ...report, locations: [...report.locations], rejected: [...report.rejected] };
  });
}
