import type { Hono } from 'hono';
import { contactRoutes as routes } from '../../../contract/audience/contacts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeContact } from './change-contact.ts';
import { mergeContacts, unmergeContact } from './merge-contacts.ts';
import { readContact } from './present-contact.ts';

export function serveContactRoutes(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, routes.read, ({ params }) => readContact(db, params.id));
  serveRoute(app, routes.change, async ({ params, body }) => {
    await changeContact(db, params.id, body);
    return readContact(db, params.id);
  });
  serveRoute(app, routes.merge, async ({ params, body }) => {
    await mergeContacts(db, { id: params.id, otherId: body.other_id });
    return readContact(db, params.id);
  });
  serveRoute(app, routes.unmerge, async ({ params }) => {
    await unmergeContact(db, params.id);
    return readContact(db, params.id);
  });
}
