import type { Hono } from 'hono';
import { z } from 'zod';
import { dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { keyedPage, pageAfter } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { keepColumn } from './keep-column.ts';
import { presentDataSet } from './present-data-set.ts';
import { countDataSets, getDataSet, listDataSets, listVersions } from './queries.ts';
import { readContent, readRows } from './read-content.ts';
import { createDataSet, deleteDataSet, renameDataSet, restoreDataSet, saveDataSet } from './save-data-set.ts';
import { storedColumns } from './stored-data-set.ts';

const maxCounted = 10_000;

export function serveDataSetRoutes(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, dataSetRoutes.list, ({ query }) =>
    keyedPage(query, {
      list: place => listDataSets(db, { search: query.search, ...place }),
      keyOf: row => row.name.toLowerCase(),
      count: max => countDataSets(db, query.search, max),
      maxCounted,
      present: presentDataSet,
    }),
  );
  serveRoute(app, dataSetRoutes.create, ({ body, user }) => createDataSet(db, body, user.id));
  serveRoute(app, dataSetRoutes.read, async ({ params }) => presentDataSet(await getDataSet(db, params.id)));
  serveRoute(app, dataSetRoutes.save, ({ params, body, user }) => saveDataSet(db, params.id, body, user.id));
  serveRoute(app, dataSetRoutes.rename, ({ params, body }) => renameDataSet(db, params.id, body.name));
  serveRoute(app, dataSetRoutes.remove, ({ params }) => deleteDataSet(db, params.id));
  serveRoute(app, dataSetRoutes.content, ({ params, query }) => readContent(db, params.id, query.version));
  serveRoute(app, dataSetRoutes.rows, ({ params, query }) =>
    pageAfter(query, {
      key: z.number().int().min(0),
      list: async ({ after, limit }) => ({
        ...(await readRows(db, params.id, { ...query, from: after ?? 0, limit })),
        total_is_exact: true,
      }),
      keyOf: row => Number(row.id) + 1,
    }),
  );
  serveRoute(app, dataSetRoutes.statements, ({ params, body }) => keepColumn(db, params.id, body));
  serveRoute(app, dataSetRoutes.versions, async ({ params }) => {
    await getDataSet(db, params.id);
    const rows = await listVersions(db, params.id);
    return {
      items: rows.map(({ email, columns, created_at, number, note, location_count, keyword_count }) => ({
        number,
        note,
        location_count,
        keyword_count,
        columns: storedColumns.parse(columns),
        created_by_email: email,
        created_at: created_at.toISOString(),
      })),
    };
  });
  serveRoute(app, dataSetRoutes.restore, ({ params, user }) =>
    restoreDataSet(db, params.id, params.n, user.id),
  );
}
