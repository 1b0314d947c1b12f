import type { Hono } from 'hono';
import { setupRoutes as routes } from '../../../contract/operations/setup.ts';
import { encodeBrandFile } from '../../business/brand/encode-brand-file.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute, serveUpload } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { SitePageContext } from '../../website/context/frame-context.ts';
import { drawSetupPreview } from './draw-setup-preview.ts';
import { planSetup } from './plan-setup.ts';
import { readBusiness } from './read-business.ts';
import { readSetup } from './read-setup.ts';
import { setUp } from './set-up.ts';

interface SetupParts extends SitePageContext {
  readonly database: Database;
  readonly queue: JobQueue;
  /** Reads everything again that this process holds in memory. */
  readonly reloadAll: () => Promise<void>;
}

export function serveSetupRoutes(app: Hono<AppEnv>, parts: SetupParts): void {
  const db = parts.database.kysely;
  serveRoute(app, routes.read, () => readSetup(parts));
  serveRoute(app, routes.plan, async ({ body }) => planSetup(db, await readBusiness(body)));
  serveRoute(app, routes.preview, async ({ body }) => ({
    html: await drawSetupPreview(parts, await readBusiness(body)),
  }));
  serveUpload(app, routes.logo, async (_, file) => {
    const { content, media_type, width, height } = await encodeBrandFile('logo', file);
    return { logo: content.toString('base64'), media_type, width, height };
  });
  serveRoute(app, routes.start, async ({ body, user }) => {
    const business = await readBusiness(body);
    const plan = await planSetup(db, business);
    await setUp({ db, queue: parts.queue }, business, user.id);
    await parts.reloadAll();
    return plan;
  });
}
