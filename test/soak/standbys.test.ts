import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { DatabaseState } from '../../src/contract/operations/database.ts';
import { standbyIssues } from '../../src/server/operations/database/standby-issues.ts';
import { announceOn } from '../../src/server/platform/db/announce.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import type { EmbeddedPostgres } from '../../src/server/platform/db/embedded-postgres.ts';
import { ensureDatabase } from '../../src/server/platform/db/ensure-database.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openReads } from '../../src/server/platform/db/reads.ts';
import type { Standbys } from '../../src/server/platform/db/standbys.ts';
import { PageCache } from '../../src/server/website/context/page-cache.ts';
import { generateBatch, openLikenessGate, planBatch, towns } from '../factories.ts';
import { type FreezingProxy, startFreezingProxy } from '../freezing-proxy.ts';
import { type HotStandby, startHotStandby, startPrimary } from '../hot-standby.ts';
import { openGates } from '../open-gates.ts';
import { ask } from '../running-program.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

/* A real primary with a real hot standby, which the program knows by two addresses. */
let folder: string;
let primary: EmbeddedPostgres;
let standby: HotStandby;
/** In front of the primary, and twice in front of the standby. */
let first: FreezingProxy;
let one: FreezingProxy;
let other: FreezingProxy;
let program: TestProgram;
let origin: string;
let slugs: string[];
const log: string[] = [];
const database = 'pagehaul';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-standby-'));
  const from = join(folder, 'primary');
  primary = await startPrimary(from);
  await ensureDatabase(primary.url(database));
  const opened = openDatabase(primary.url(database), () => undefined);
  await migrate(opened.kysely);
  await openGates(opened.pool);
  await opened.close();
  standby = await startHotStandby(primary, { from, to: join(folder, 'standby') });
  first = await startFreezingProxy(primary.url(database));
  one = await startFreezingProxy(standby.url(database));
  other = await startFreezingProxy(standby.url(database));
  program = await startTestProgram(
    { DATABASE_URL: first.url, DATABASE_READ_URL: `${one.url}, ${other.url}` },
    undefined,
    undefined,
    { log: pino({ level: 'warn' }, { write: line => log.push(line) }) },
  );
  ({ origin } = await program.listen());
  await openLikenessGate(program);
  const batch = await planBatch(program, { locations: towns(40), keywords: 'hauling\nmoving\ntowing' });
  await generateBatch(program, batch.id);
  slugs = await ask<{ slug: string }>(
    primary.url(database),
    'select slug from generated_landing_pages order by slug',
  ).then(rows => rows.map(({ slug }) => slug));
});
afterAll(async () => {
  await program.stop();
  await Promise.all([first.close(), one.close(), other.close()]);
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

function standbys(): Standbys {
  const { standbys: found } = program.reads;
  if (!found) throw new Error('the program has no standbys');
  return found;
}
const status = async (path: string) => (await fetch(`${origin}${path}`)).status;
const fit = () => standbys().all.map(({ isFit }) => isFit);
const reads = () => standbys().all.map(({ reads: count }) => count);
const onStandby = <Row>(text: string) => ask<Row>(standby.url(database), text);
const pages = () => slugs.slice(0, 20);
/** An unknown address, which is looked up in the database each time. */
let missing = 0;
const missingPath = () => {
  missing += 1;
  return `/nothing-${missing}/`;
};

/** A test that fails in the middle leaves the others working servers. */
afterEach(async () => {
  for (const proxy of [first, one, other]) proxy.thaw();
  await onStandby('select pg_wal_replay_resume() where pg_is_in_recovery()');
});

/** Pauses replay, and returns a function that resumes it. */
async function pauseReplay(): Promise<() => Promise<void>> {
  await onStandby('select pg_wal_replay_pause()');
  await expect
    .poll(() => onStandby('select pg_get_wal_replay_pause_state() as state'))
    .toEqual([{ state: 'paused' }]);
  return async () => {
    await onStandby('select pg_wal_replay_resume()');
  };
}

test('landing pages are read from the standbys in turn', async () => {
  expect(slugs).toHaveLength(120);
  await expect.poll(fit).toEqual([true, true]);
  const before = reads();
  for (const slug of pages()) expect(await status(`/${slug}/`)).toBe(200);
  const after = reads();
  for (const [at, count] of after.entries()) expect(count).toBeGreaterThan(before[at] ?? 0);
  // A connection shows its last statement only, and checks use the same connections.
  await expect
    .poll(async () => {
      await status(missingPath());
      const [asked] = await onStandby<{ pages: number }>(
        `select count(*)::int as pages from pg_stat_activity
         where application_name = 'pagehaul-read' and query like '%generated_landing_pages%'`,
      );
      return asked?.pages;
    })
    .toBeGreaterThan(0);
  const metrics = await (await program.request('GET', '/metrics', { cookie: program.cookie })).text();
  const { host } = new URL(one.url);
  expect(metrics).toContain(`pagehaul_standby_fit{standby="${host}"} 1`);
  expect(metrics).toMatch(new RegExp(`pagehaul_standby_lag_bytes{standby="${host}"} \\d+`));
  expect(metrics).toMatch(
    new RegExp(`pagehaul_standby_reads_total{standby="${host}",result="answered"} [1-9]`),
  );
});

test('a change by another process is seen while no standby has it, and they are read from once they have', async () => {
  const slug = slugs.at(-1) ?? '';
  expect(await status(`/${slug}/`)).toBe(200);
  const resume = await pauseReplay();
  await setStatus(slug, 'draft');
  await expect.poll(() => status(`/${slug}/`)).toBe(404);
  await setStatus(slug, 'published');
  await expect.poll(() => status(`/${slug}/`)).toBe(200);
  expect(fit()).toEqual([false, false]);
  await resume();
  await expect.poll(fit).toEqual([true, true]);
  const before = reads();
  for (let n = 0; n < 4; n += 1) expect(await status(missingPath())).toBe(404);
  for (const [at, count] of reads().entries()) expect(count).toBeGreaterThan(before[at] ?? 0);
});

async function setStatus(slug: string, value: string): Promise<void> {
  const { pool } = program.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update generated_landing_pages set status = $2 where slug = $1', [slug, value]);
    await announceOn(client, { kind: 'pages', slugs: [slug] });
    await client.query('commit');
  } finally {
    client.release();
  }
}

test('after a request that wrote something, standbys need to have it even if nothing is announced', async () => {
  await expect.poll(fit).toEqual([true, true]);
  const resume = await pauseReplay();
  await program.call('POST', '/api/saved-views', {
    name: 'Drafts',
    filter: { status: 'draft' },
    sort: 'address',
  });
  expect(fit()).toEqual([false, false]);
  await resume();
  await expect.poll(fit).toEqual([true, true]);
});

test('a standby that falls behind is left out even if nothing is announced, and is an issue of the database', async () => {
  const resume = await pauseReplay();
  await program.database.pool.query(`select pg_logical_emit_message(true, 'test', 'later')`);
  await expect.poll(fit).toEqual([false, false]);
  const { host } = new URL(one.url);
  await expect.poll(issues).toContain(`Standby ${host} is left out: it is behind the primary.`);
  await resume();
  await expect.poll(fit).toEqual([true, true]);
  await expect.poll(issues).toEqual([]);
});

const issues = async () =>
  (await program.call<DatabaseState>('GET', '/api/database')).issues
    .map(({ message }) => message)
    .filter(message => message.startsWith('Standby'));

/** Requests pages and missing addresses until `isOver`, and fails at the first answer that is not the right one. */
async function visitUntil(isOver: () => boolean): Promise<number> {
  let answers = 0;
  while (!isOver()) {
    const slug = slugs[answers % slugs.length] ?? '';
    const found = await Promise.all([status(`/${slug}/`), status(missingPath()), status(missingPath())]);
    expect(found).toEqual([200, 404, 404]);
    answers += found.length;
  }
  return answers;
}

test('no request fails while a standby is killed, and it is read from again once it is back', async () => {
  let isOver = false;
  const visits = Promise.all([visitUntil(() => isOver), visitUntil(() => isOver)]);
  const before = reads();
  await expect.poll(reads).not.toEqual(before);
  log.length = 0;
  standby.kill();
  // Its connections outlive it by a moment, and for a moment it may only be behind: both are not what is waited for.
  await expect.poll(() => log.join('')).toContain('standby left out: it can’t be reached');
  await expect.poll(fit).toEqual([true, true]);
  const since = reads();
  await expect.poll(() => reads().every((count, at) => count > (since[at] ?? 0))).toBe(true);
  isOver = true;
  for (const answers of await visits) expect(answers).toBeGreaterThan(0);
  expect(log.join('')).toContain('standby is read from again');
});

test('a standby that hangs is left out, the other one answers, and it is read from again', async () => {
  one.freeze();
  let isOver = false;
  const visits = visitUntil(() => isOver);
  await expect.poll(fit).toEqual([false, true]);
  const { host } = new URL(one.url);
  await expect.poll(issues).toEqual([`Standby ${host} is left out: it can’t be reached.`]);
  const [frozen = 0, before = 0] = reads();
  for (let n = 0; n < 3; n += 1) expect(await status(missingPath())).toBe(404);
  expect(reads()[0]).toBe(frozen);
  expect(reads()[1]).toBeGreaterThan(before);
  isOver = true;
  expect(await visits).toBeGreaterThan(0);
  one.thaw();
  await expect.poll(fit).toEqual([true, true]);
});

test('a read that a standby cancels is repeated by the primary', async () => {
  await expect.poll(fit).toEqual([true, true]);
  await onStandby('alter system set max_standby_streaming_delay = 0');
  await onStandby('select pg_reload_conf()');
  const failed = () => standbys().all.reduce((sum, { failedReads }) => sum + failedReads, 0);
  const before = failed();
  // Long on a standby only: the primary repeats it.
  const slowly = 'pg_sleep(case when pg_is_in_recovery() then 600 else 0 end)';
  const text = `select count(*)::int as posts from posts, ${slowly}`;
  const isRead = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
  let reading = Promise.resolve<{ rows: unknown[] }>({ rows: [] });
  let isAnswered = true;
  await expect
    .poll(() => {
      // Right after a change, the primary answers at once: then the standby is read again.
      if (isAnswered) {
        isAnswered = false;
        reading = program.reads.pool.query({ text }).finally(() => (isAnswered = true));
      }
      return onStandby(`select exists (${isRead}) as found`);
    })
    .toEqual([{ found: true }]);
  await ask(primary.url(database), 'do $$ begin lock table posts in access exclusive mode; end $$');
  expect((await reading).rows).toEqual([{ posts: 0 }]);
  expect(failed()).toBeGreaterThan(before);
  // Later tests query the standby while it replays, too.
  await onStandby('alter system reset max_standby_streaming_delay');
  await onStandby('select pg_reload_conf()');
});

test('pages that are not in memory are answered while the primary hangs or is away, also after a form', async () => {
  expect(await status(`/${slugs.at(-1)}/`)).toBe(200);
  const another = await planBatch(program, { locations: towns(5), keywords: 'lifting' });
  await generateBatch(program, another.id);
  program.cache.dropAll();
  await expect.poll(fit).toEqual([true, true]);
  first.freeze();
  // Neither the text of these pages nor the list of their towns is cached, so the primary is tried first.
  const names = towns(5)
    .split('\n')
    .map(line => line.slice(0, line.indexOf(',')));
  for (const town of names)
    expect(await status(`/lifting-${town.toLowerCase().replaceAll(' ', '-')}-fl/`)).toBe(200);
  for (const slug of pages()) expect(await status(`/${slug}/`)).toBe(200);
  for (const path of ['/sitemap.xml', '/locations/fl/', '/locations/fl/town-aaa/', '/finished-work/'])
    expect([path, await status(path)]).toEqual([path, path === '/finished-work/' ? 404 : 200]);
  first.cut();
  const sendForm = async () => (await fetch(`${origin}/calls`, { method: 'POST' })).status;
  expect(await sendForm()).toBe(204);
  await expect.poll(() => log.join('')).toContain('position of the primary not read');
  await expect.poll(fit).toEqual([true, true]);
  expect(await sendForm()).toBe(204);
  for (const slug of slugs.slice(20, 40)) expect(await status(`/${slug}/`)).toBe(200);
  expect(await status(missingPath())).toBe(404);
  first.thaw();
  await expect.poll(() => status(`/${slugs[41]}/`)).toBe(200);
  await expect.poll(fit).toEqual([true, true]);
});

test('pages are answered while the primary vanishes in the moment of a change, and read again once it is back', async () => {
  const change = () => {
    program.cache.dropAll();
    return fit();
  };
  // The program knows that the primary answers again.
  await expect.poll(change).toEqual([false, false]);
  await expect.poll(fit).toEqual([true, true]);
  const [slug = ''] = slugs;
  const resume = await pauseReplay();
  first.freeze();
  expect(change()).toEqual([false, false]);
  expect(await status(`/${slug}/`)).toBe(200);
  expect(await status(missingPath())).toBe(404);
  await ask(
    primary.url(database),
    `update generated_landing_pages set status = 'draft' where slug = '${slug}'`,
  );
  expect(await status(`/${slug}/`)).toBe(200);
  first.thaw();
  await resume();
  await expect.poll(() => status(`/${slug}/`)).toBe(404);
  await setStatus(slug, 'published');
  await expect.poll(() => status(`/${slug}/`)).toBe(200);
});

test('standbys that were in order until lately answer while the primary is away, however far they have got', async () => {
  await expect.poll(fit).toEqual([true, true]);
  const resume = await pauseReplay();
  await program.database.pool.query(`select pg_logical_emit_message(true, 'test', 'not replayed')`);
  await expect.poll(fit).toEqual([false, false]);
  first.freeze();
  expect(await status(missingPath())).toBe(404);
  expect(await status(`/${slugs[50]}/`)).toBe(200);
  first.thaw();
  await resume();
  await expect.poll(fit).toEqual([true, true]);
});

test('what is no standby of this database is never read from, and says why', async () => {
  const silent = await startFreezingProxy(standby.url(database));
  silent.freeze();
  const refusing = new URL(standby.url(database));
  refusing.port = '1';
  const lines: string[] = [];
  const wrong = openReads(
    [
      primary.url(database),
      inject('templateDatabaseUrl'),
      standby.url('postgres'),
      silent.url,
      refusing.href,
    ],
    {
      database: program.database,
      log: pino({ level: 'warn' }, { write: line => lines.push(line) }),
      cache: new PageCache(1_000),
    },
  );
  const all = wrong.standbys?.all ?? [];
  await expect
    .poll(() => all.map(({ problem }) => problem))
    .toEqual(['is-primary', 'other-cluster', 'other-database', 'unreachable', 'unreachable']);
  // After a failover one of the addresses leads to the primary, which is in order.
  expect(standbyIssues(all)).toMatchObject([
    { message: expect.stringContaining('it has other data than DATABASE_URL') },
    { message: expect.stringContaining('its address names another database than DATABASE_URL') },
    { message: expect.stringContaining('it can’t be reached') },
    { message: expect.stringContaining('it can’t be reached') },
  ]);
  const rows = await wrong.kysely
    .selectFrom('generated_landing_pages')
    .select('slug')
    .where('slug', '=', slugs[0] ?? '')
    .execute();
  expect(rows).toHaveLength(1);
  expect(all.map(({ reads: count, failedReads }) => count + failedReads)).toEqual([0, 0, 0, 0, 0]);
  await wrong.close();
  await silent.close();
  expect(lines.length).toBeGreaterThanOrEqual(all.length);
  for (const url of [primary.url(database), standby.url(database)])
    expect(lines.join('') + log.join('')).not.toContain(new URL(url).password);
});

test('a standby that is promoted beside the primary is left out', async () => {
  await expect.poll(fit).toEqual([true, true]);
  await onStandby('select pg_promote()');
  await expect
    .poll(issues)
    .toEqual([one, other].map(({ url }) => `Standby ${new URL(url).host} is left out: it is not a standby.`));
  expect(await status(missingPath())).toBe(404);
});
