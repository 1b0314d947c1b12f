import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  countRows,
  createLargeBatch,
  largeBatch,
  type RunningProgram,
  setUpBusiness,
  startGenerating,
  startProgram,
  untilPlanned,
  wholeBatch,
} from '../running-program.ts';
import { until } from '../until.ts';
import { type Cluster, startCluster } from './patroni-cluster.ts';
import { startVisits, type Visits } from './visits.ts';

/*
 * Three database servers under Patroni, one web process and one worker, visitors and batches; and the primary is killed
 * again and again. `npm run test:failover`.
 */
const kills = Number(process.env.FAILOVER_KILLS ?? 20);
/** One of five primaries is lost with its whole computer; the others end by themselves. */
const howToKill = (n: number) => (n % 5 === 4 ? 'whole' : 'postgres');
/** The longest time for which visitors may see errors, in milliseconds. */
const maxErrorMs = 5_000;

let folder: string;
let cluster: Cluster;
let web: RunningProgram;
let worker: RunningProgram;
let visits: Visits;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-failover-'));
  chmodSync(folder, 0o755);
  cluster = await startCluster(folder);
  const where = {
    DATABASE_URL: cluster.url,
    DATABASE_POOL_URL: cluster.poolUrl,
    DATABASE_READ_URL: cluster.serverUrls.join(','),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  };
  web = await startProgram(where, ['--only', 'web']);
  worker = await startProgram(where, ['--only', 'worker']);
  await setUpBusiness(web);
  const id = await startGenerating(web, 'read');
  await web.until(id, batch => batch.status === 'completed');
  const slugs = await ask<{ slug: string }>(
    cluster.url,
    'select slug from generated_landing_pages where generation_batch_id = $1 order by slug',
    [id],
  );
  visits = startVisits(
    web.origin,
    slugs.map(({ slug }) => slug),
  );
});
afterAll(async () => {
  await visits.end();
  await web.kill();
  await worker.kill();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;
const report = (facts: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(facts)}\n`);

test.each(Array.from({ length: kills }, (_, n) => [n + 1, howToKill(n)] as const))(
  'kill %i (%s): a standby takes over, the batch under way ends whole, no request is lost',
  async (n, how) => {
    const { id } = await createLargeBatch(web, `failover ${n}`);
    await untilPlanned(web, id);
    await web.call('POST', `/api/batches/${id}/approve`);
    await web.call('POST', `/api/batches/${id}/generate`);
    await web.until(id, batch => batch.total_completed > 0);
    const at = performance.now();
    const killed = await cluster.killPrimary(how);
    await until(cluster.primary, name => name !== killed);
    const takenOver = seconds(at);
    expect(await web.until(id, batch => batch.status === 'completed')).toMatchObject({
      total_completed: largeBatch,
      total_failed: 0,
      total_skipped: 0,
    });
    const completed = seconds(at);
    await cluster.repair();
    expect(await countRows(cluster.url, id)).toEqual(wholeBatch);
    const acknowledged = [...visits.acknowledged];
    const found = await ask<{ email: string }>(cluster.url, 'select email from leads where email = any($1)', [
      acknowledged,
    ]);
    expect(acknowledged.filter(email => !found.some(lead => lead.email === email))).toEqual([]);
    expect(found).toHaveLength(acknowledged.length);
    const { kept, others, forms, failures } = visits;
    report({ n, how, killed, takenOver, completed, repaired: seconds(at), kept, others, forms, failures });
  },
);

test('no visitor saw errors for more than five seconds', () => {
  const { kept, others, forms } = visits;
  for (const met of [kept, others, forms]) {
    expect(met.answered).toBeGreaterThan(100);
    expect(met.longestFailing).toBeLessThan(maxErrorMs);
  }
});
