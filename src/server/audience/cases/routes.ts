import type { Hono } from 'hono';
import { caseRoutes as routes } from '../../../contract/audience/cases.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveFile, serveRoute, serveUpload } from '../../platform/http/serve-route.ts';
import type { CaseContext } from './case-context.ts';
import { presentCase, presentRow } from './case-row.ts';
import { makeConsentLink } from './consent-link.ts';
import { publishCase, withdrawCase } from './publish-case.ts';
import { findPublicPhoto } from './published-queries.ts';
import { countCases, findPhoto, listCases, readCase } from './queries.ts';
import { addPhoto, changeCase, createCase, deleteCase, removePhoto } from './save-case.ts';

const maxCounted = 10_000;

export function caseRoutes(app: Hono<AppEnv>, context: CaseContext): void {
  const { db, clock } = context;
  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listCases(db, { ...query, ...place }),
      count: most => countCases(db, query, most),
      maxCounted,
      present: presentRow,
    }),
  );
  serveRoute(app, routes.create, async ({ body }) => presentCase(await createCase(db, body, clock())));
  serveRoute(app, routes.read, async ({ params }) => presentCase(await readCase(db, params.id)));
  serveRoute(app, routes.update, async ({ params, body }) =>
    presentCase(await changeCase(db, params.id, body, clock())),
  );
  serveRoute(app, routes.remove, ({ params }) => deleteCase(db, params.id));
  serveRoute(app, routes.publish, async ({ params }) => presentCase(await publishCase(db, params.id)));
  serveRoute(app, routes.withdraw, async ({ params }) => presentCase(await withdrawCase(db, params.id)));
  serveRoute(app, routes.consentLink, ({ params, body: { email }, origin }) =>
    makeConsentLink(context, params.id, { email, origin }),
  );
  serveUpload(app, routes.addPhoto, async ({ params, query }, file) =>
    presentCase(await addPhoto(db, params.id, query.moment, file)),
  );
  serveFile(app, routes.photo, async ({ params, query }) => {
    const picture = await findPhoto(db, { caseId: params.id, id: params.photo, size: query.size });
    if (!picture) throw new AppError('not-found', 'Photo not found. It may have been deleted.');
    return Uint8Array.from(picture);
  });
  serveRoute(app, routes.removePhoto, async ({ params }) =>
    presentCase(await removePhoto(db, params.id, params.photo)),
  );
  // Asked for again each time: a photo that was withdrawn may be nowhere.
  app.get('/photos/cases/:file{[0-9a-f-]{36}-(?:large|small)\\.webp}', async c => {
    const [, id = '', size] = /^(.{36})-(large|small)/.exec(c.req.param('file')) ?? [];
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
    const found = isId ? await findPublicPhoto(db, id, size === 'small' ? 'small' : 'large') : undefined;
    if (!found) return c.body(null, 404, { 'Cache-Control': 'no-store' });
    const headers = { 'Cache-Control': 'public, no-cache', ETag: `"${found.hash}"` };
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    return c.body(Uint8Array.from(found.picture), 200, { ...headers, 'Content-Type': 'image/webp' });
  });
}
