import type { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { ActivitySummary } from '../../../contract/platform/activity.ts';
import type { PlainInput, PlainNoun, PlainRecord } from '../../../contract/platform/plain-noun.ts';
import { writeActivity } from '../activity/write-activity.ts';
import { writeImportableCsv } from '../csv-records.ts';
import { chunksAfter } from '../db/chunks-after.ts';
import type { Db, Trx } from '../db/database.ts';
import { cellOf, importRecords } from '../plain-nouns/import-records.ts';
import {
  countRecords,
  deleteRecord,
  findRecord,
  insertRecord,
  listRecords,
  lockRecord,
  type PlainRow,
  updateRecord,
} from '../plain-nouns/plain-rows-queries.ts';
import { presentAs } from '../present-as.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import type { AppEnv } from './app-env.ts';
import { cursorPage } from './cursor.ts';
import { serveDownload } from './serve-download.ts';
import { serveRoute } from './serve-route.ts';

const maxCounted = 100_000;

/**
 * Serves every route of a plain noun. Changes are written to the activity log; a stale one is refused.
 *
 * @example servePlainNoun(app, db, coupons)
 */
export function servePlainNoun(app: Hono<AppEnv>, db: Db, noun: PlainNoun): void {
  const { routes } = noun;
  const present = (row: PlainRow): PlainRecord => presentAs(noun.item, row) as PlainRecord;

  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listRecords(db, noun, { ...query, ...place }),
      count: max => countRecords(db, noun, query.search, max),
      maxCounted,
      present,
    }),
  );
  serveDownload(app, routes.export, async ({ query, signal }) => ({
    name: `${noun.noun}.csv`,
    chunks: writeImportableCsv(
      Object.keys(noun.fields),
      chunksAfter(place => listRecords(db, noun, { ...query, ...place }), signal),
      row => Object.entries(noun.fields).map(([name, { kind }]) => cellOf(kind, row[name])),
    ),
  }));
  serveRoute(app, routes.import, ({ body }) => importRecords(db, noun, body));
  serveRoute(app, routes.read, async ({ params }) => present(await findRecord(db, noun, params.id)));
  serveRoute(app, routes.create, ({ body }) =>
    db.transaction().execute(async trx => {
      const row = await insertRecord(trx, noun, uuidv7(), body);
      await record(trx, noun, { action: 'created', row });
      return present(row);
    }),
  );
  serveRoute(app, routes.update, ({ params, body: { updated_at, ...input } }) =>
    db.transaction().execute(async trx => {
      const before = await lockRecord(trx, noun, params.id);
      requireUnchanged(
        before,
        updated_at ? String(updated_at) : undefined,
        `this ${noun.one}`,
        present(before),
      );
      const row = await updateRecord(trx, noun, params.id, input);
      await record(trx, noun, { action: 'saved', row, before });
      return present(row);
    }),
  );
  serveRoute(app, routes.remove, ({ params }) =>
    db.transaction().execute(async trx => {
      const row = await deleteRecord(trx, noun, params.id);
      await record(trx, noun, { action: 'deleted', row });
    }),
  );
}

interface Written {
  readonly action: 'created' | 'saved' | 'deleted';
  readonly row: PlainRow;
  /** What was changed. */
  readonly before?: PlainRow;
}

/** Writes the activity, with the fields that changed. Long texts stay out of the log. */
async function record(trx: Trx, noun: PlainNoun, { action, row, before }: Written): Promise<void> {
  const names = Object.entries(noun.fields).flatMap(([name, { kind }]) =>
    before && kind !== 'long-text' && before[name] !== row[name] ? [name] : [],
  );
  const factsOf = (values: PlainInput): ActivitySummary =>
    Object.fromEntries(names.map(name => [name, values[name] ?? null]));
  await writeActivity(trx, {
    action,
    noun: noun.noun,
    id: row.id,
    name: String(row[noun.name]),
    ...(before ? { before: factsOf(before), after: factsOf(row) } : {}),
  });
}
