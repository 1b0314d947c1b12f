import type { Hono } from 'hono';
import type { PlaceNames } from '../../../contract/business/locations.ts';
import { checkRoutes as routes } from '../../../contract/generation/checks.ts';
import { PlaceNamesReader } from '../../business/places/place-names.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { getCheckedBatch } from '../likeness/batch-queries.ts';
import { eachKeywords, eachPlaces } from './queries.ts';
import { readChecks } from './read-checks.ts';

export function serveCheckRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }): void {
  serveRoute(app, routes.read, ({ params }) => readChecks(db, params.id));
  serveRoute(app, routes.names, ({ params }) => readPlaceNames(db, params.id));
}

/** Names in the lists of a batch that deserve a look before it is approved. */
async function readPlaceNames(db: Db, batchId: string): Promise<PlaceNames> {
  return db.transaction().execute(async trx => {
    await getCheckedBatch(trx, batchId);
    const reader = new PlaceNamesReader((await currentGroup(trx, 'areas')).towns);
    for await (const places of eachPlaces(trx, batchId))
      for (const [city, state] of places) reader.addPlace({ city, state });
    for await (const keywords of eachKeywords(trx, batchId))
      for (const keyword of keywords) reader.addKeyword(keyword);
    return reader.result();
  });
}
