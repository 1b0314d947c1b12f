import type { Hono } from 'hono';
import {
  fewestJobs,
  workOrderRoutes as routes,
  type WorkOrder,
  type WorkOrderSummary,
  workOrderSchema,
} from '../../../contract/business/work-orders.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { writeImportableCsv } from '../../platform/csv-records.ts';
import { announce } from '../../platform/db/announce.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { presentAs } from '../../platform/present-as.ts';
import { countyNamed } from '../places/find-county.ts';
import { dayAt } from '../statements/statement-row.ts';
import { announceWork } from './announce-work.ts';
import { importWorkOrders } from './import-work-orders.ts';
import {
  countWorkOrders,
  deleteWorkOrder,
  deleteWorkOrders,
  listWorkOrders,
  listWorkSummaries,
  lockWorkOrders,
  type WorkOrderTable,
} from './queries.ts';
import { oldestDay, workFacts } from './work-facts.ts';

const maxCounted = 10_000;
const maxSummaries = 10_000;
const shownSummaries = 200;

export function serveWorkOrderRoutes(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listWorkOrders(db, { service: query.service, ...place }),
      count: max => countWorkOrders(db, query.service, max),
      maxCounted,
      present: presentWorkOrder,
    }),
  );
  serveRoute(app, routes.summary, () => summarize(db));
  serveRoute(app, routes.import, ({ body }) => importWorkOrders(db, body));
  serveDownload(app, routes.export, async () => ({
    name: 'work-orders.csv',
    chunks: writeWorkOrderCsv(chunksAfter(page => listWorkOrders(db, page))),
  }));
  serveRoute(app, routes.remove_all, ({ query }) =>
    db.transaction().execute(async trx => {
      await lockWorkOrders(trx);
      const deleted = await deleteWorkOrders(trx, query.service);
      if (deleted > 0) {
        await announce(trx, { kind: 'all-facts' });
        const before = { work_orders: deleted };
        await writeActivity(trx, {
          action: 'deleted',
          noun: 'work-orders',
          id: null,
          name: query.service ?? '',
          before,
        });
      }
      return { deleted };
    }),
  );
  serveRoute(app, routes.remove, ({ params }) =>
    db.transaction().execute(async trx => {
      const order = await deleteWorkOrder(trx, params.id);
      await announceWork(trx, [order]);
      const name = `${order.service}, ${order.place}`;
      await writeActivity(trx, { action: 'deleted', noun: 'work-orders', id: order.id, name });
    }),
  );
}

const presentWorkOrder = (row: WorkOrderTable): WorkOrder => presentAs(workOrderSchema, row);

async function summarize(db: Db): Promise<{ items: WorkOrderSummary[]; total: number }> {
  const after = oldestDay(dayAt(new Date()));
  const all = await listWorkSummaries(db, { after, at_least: fewestJobs, limit: maxSummaries });
  const items = all.slice(0, shownSummaries).map((summary): WorkOrderSummary => {
    const isPlace = summary.subject_key.startsWith('place:');
    const kind = isPlace ? 'place' : 'county';
    return {
      subject_kind: kind,
      subject: isPlace ? summary.place : countyOfKey(summary.subject_key),
      service: summary.service,
      jobs: summary.jobs,
      facts: workFacts(summary).map(([name, value]) => ({ name: `${kind}.${name}`, value })),
    };
  });
  return { items, total: all.length };
}

/** @example countyOfKey('county:hays, tx') // 'Hays, TX' */
function countyOfKey(key: string): string {
  const [name = '', state = ''] = key.slice(key.indexOf(':') + 1).split(/, (?=[^,]*$)/);
  const code = state.toUpperCase();
  return `${countyNamed(name, code) ?? name}, ${code}`;
}

const columns = ['town', 'state', 'service', 'date', 'price', 'minutes', 'order_key'] as const;

/** Work orders as a spreadsheet that can be imported again. */
const writeWorkOrderCsv = (pages: AsyncIterable<readonly WorkOrderTable[]>) =>
  writeImportableCsv(columns, pages, ({ place, service, done_on, price_cents, minutes, order_key }) => {
    const [town = '', state = ''] = place.split(/, (?=[^,]*$)/);
    const price = price_cents === null ? '' : (price_cents / 100).toFixed(2);
    return [town, state, service, { plain: done_on }, { plain: price }, { plain: minutes ?? '' }, order_key];
  });
