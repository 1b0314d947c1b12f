import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { indexnowRoutes as contract, type IndexNow } from '../../../contract/search/indexnow.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { isPaused } from '../../platform/http/outgoing/retry-after.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { countWaiting, findIndexNow, type IndexNowTable, switchIndexNow } from './queries.ts';
import { isPublicOrigin } from './submit-changes.job.ts';

const maxCounted = 1_000_000;

export function serveIndexnowRoutes(
  app: Hono<AppEnv>,
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  serveRoute(app, contract.read, () => readIndexNow(db, publicUrl));
  serveRoute(app, contract.update, async ({ body }) => {
    await db.transaction().execute(async trx => {
      const before = await findIndexNow(trx);
      if ((before?.is_on ?? false) === body.is_on) return;
      await switchIndexNow(trx, body.is_on, randomBytes(16).toString('hex'));
      await writeActivity(trx, {
        action: 'saved',
        noun: 'settings',
        id: null,
        name: 'IndexNow',
        before: { is_on: !body.is_on },
        after: { is_on: body.is_on },
      });
    });
    return readIndexNow(db, publicUrl);
  });
}

async function readIndexNow(db: Db, publicUrl: string | null): Promise<IndexNow> {
  const [row, waiting] = await Promise.all([findIndexNow(db), countWaiting(db, maxCounted)]);
  const isHeldUp = isPaused(row?.wait_until, new Date());
  return {
    is_on: row?.is_on ?? false,
    state: stateOf(row, { waiting, publicUrl, isHeldUp }),
    key_address: row?.is_on && publicUrl ? `${publicUrl}/${row.key}.txt` : null,
    waiting,
    sent_total: row?.sent_total ?? 0,
    last_sent: row?.last_sent ?? 0,
    last_sent_at: row?.last_sent_at?.toISOString() ?? null,
    last_answer: row?.last_answer ?? null,
    next_at: isHeldUp ? (row?.wait_until?.toISOString() ?? null) : null,
  };
}

function stateOf(
  row: IndexNowTable | undefined,
  { waiting, publicUrl, isHeldUp }: { waiting: number; publicUrl: string | null; isHeldUp: boolean },
): IndexNow['state'] {
  if (!row?.is_on) return 'off';
  if (!publicUrl || !isPublicOrigin(publicUrl)) return 'no-public-address';
  if (isHeldUp) return 'held-up';
  return waiting > 0 ? 'waiting' : 'idle';
}
