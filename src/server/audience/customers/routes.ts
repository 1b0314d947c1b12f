import type { Hono } from 'hono';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { byId, cursorPage, pageAfter } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeCustomer } from './change-customer.ts';
import { type CustomerContext, monthAt } from './customer-context.ts';
import { generateOwnPage } from './generate-own-page.ts';
import { listCustomers, readEmail } from './list-customers.ts';
import { countOwnPages, getOwnPage, listOwnPages } from './own-page-queries.ts';
import { openActiveProfile, openOwnProfile } from './own-profile.ts';
import { presentCustomer, presentOwnCustomer } from './present-customer.ts';
import { getProfile } from './queries.ts';
import { listCustomerTemplates } from './template-queries.ts';

const maxCounted = 10_000;

export function serveCustomerRoutes(app: Hono<AppEnv>, context: CustomerContext): void {
  const db = context.database.kysely;
  const { log } = context;

  serveRoute(app, customerRoutes.list, ({ query }) => {
    const month = monthAt(context);
    return pageAfter(query, {
      ...byId,
      list: place => listCustomers({ db, log, month }, { ...query, ...place }),
    });
  });
  serveRoute(app, customerRoutes.read, async ({ params }) => {
    const profile = await getProfile(db, params.id);
    return presentCustomer(profile, await readEmail(db, profile, log), monthAt(context));
  });
  serveRoute(app, customerRoutes.change, async ({ params, body }) => {
    const email = await readEmail(db, await getProfile(db, params.id), log);
    const changed = await changeCustomer(db, { id: params.id, name: email }, body);
    return presentCustomer(changed, email, monthAt(context));
  });

  serveRoute(app, customerRoutes.own, async ({ user }) =>
    presentOwnCustomer(await openOwnProfile(db, user.id), monthAt(context)),
  );
  serveRoute(app, customerRoutes.templates, async ({ user, query }) => {
    await openActiveProfile(db, user.id);
    return pageAfter(query, {
      ...byId,
      list: async place => ({ rows: await listCustomerTemplates(db, place) }),
    });
  });
  serveRoute(app, customerRoutes.pages, async ({ user, query }) => {
    await openActiveProfile(db, user.id);
    return cursorPage(query, {
      list: place => listOwnPages(db, user.id, place),
      count: max => countOwnPages(db, user.id, max),
      maxCounted,
      present: page => page,
    });
  });
  serveRoute(app, customerRoutes.page, async ({ user, params }) => {
    await openActiveProfile(db, user.id);
    return getOwnPage(db, user.id, params.id);
  });
  serveRoute(app, customerRoutes.generate, ({ user, body }) => generateOwnPage(context, user, body));
}
