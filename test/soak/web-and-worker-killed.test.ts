import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import {
  ask,
  countRows,
  type RunningProgram,
  setUpBusiness,
  startGenerating,
  startProgram,
} from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * Two processes that serve and two that work, on one DATABASE_URL and one DATA_DIR; one of each is killed under load. All four
 * start at once on a database with nothing in it.
 */
let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'pagehaul-several-'));
const programs = new Map<string, RunningProgram>();
const named = (name: string): RunningProgram => {
  const program = programs.get(name);
  if (!program) throw new Error(`${name} is not running`);
  return program;
};

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase({ isEmpty: true });
  const started = await Promise.allSettled(
    ['web one', 'web two', 'worker one', 'worker two'].map(async name => {
      const url = new URL(database.url);
      url.searchParams.set('application_name', name);
      const where = { DATABASE_URL: url.href, DATA_DIR: folder };
      programs.set(name, await startProgram(where, ['--only', name.split(' ')[0] ?? '']));
    }),
  );
  // Not before all are known: each that runs has to be ended.
  for (const one of started) if (one.status === 'rejected') throw one.reason;
});
afterAll(async () => {
  for (const program of programs.values()) await program.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Who works on a batch right now, by its lock. */
const holders = async (): Promise<string[]> => {
  const rows = await ask<{ name: string }>(
    database.url,
    `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.application_name ~ '^(web|worker)'
       and (l.classid::bigint << 32 | l.objid::bigint) in (select hashtextextended('batch ' || id, 0) from generation_batches)`,
  );
  return rows.map(row => row.name);
};

test('one of each killed under load: every page exists once, and a visitor who connects again is served', async () => {
  await setUpBusiness(named('web one'));
  await expect.poll(async () => (await fetch(`${named('web two').origin}/`)).status).toBe(200);
  const seen = new Set<string>();
  const visits = { served: 0, again: 0, wrong: [] as string[] };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      for (const name of await holders()) seen.add(name);
      await pause(25);
    }
  })();
  const visitors = Array.from({ length: 4 }, (_, n) => visit(n, () => over.signal.aborted, visits));
  // A test that fails leaves nobody behind who asks programs that have ended.
  onTestFinished(async () => {
    over.abort();
    await Promise.allSettled([watching, ...visitors]);
  });

  const ids = await Promise.all(
    ['one', 'two', 'three', 'four'].map((word, n) =>
      startGenerating(named(n % 2 === 0 ? 'web one' : 'web two'), word, { towns: 250 }),
    ),
  );
  await expect.poll(() => [...seen].sort()).toEqual(['worker one', 'worker two']);
  await Promise.all([named('worker one').kill(), named('web one').kill()]);
  const before = visits.served;
  const web = named('web two');
  for (const id of ids) {
    expect(await web.until(id, batch => batch.status === 'completed')).toMatchObject({
      total_completed: 10_000,
      total_failed: 0,
      total_skipped: 0,
    });
    expect(await countRows(database.url, id)).toEqual({
      plans: 10_000,
      completed: 10_000,
      pages: 10_000,
      linked: 10_000,
      counted: 10_000,
    });
  }
  await expect.poll(() => visits.served).toBeGreaterThan(before + 50);
  over.abort();
  await Promise.all([watching, ...visitors]);
  expect(visits.wrong).toEqual([]);
  expect(visits.again).toBeGreaterThan(0);
  expect([...seen].filter(name => name.startsWith('web'))).toEqual([]);
});

/** Looks at pages, some of them never seen before, and turns to the other process when a connection fails. */
async function visit(
  n: number,
  isOver: () => boolean,
  visits: { served: number; again: number; wrong: string[] },
): Promise<void> {
  const webs = ['web one', 'web two'];
  for (let round = n; !isOver(); round += 1) {
    const path = ['/', '/about', '/contact', `/?visit=${round}`][round % 4] ?? '/';
    const [first = '', second = ''] = round % 2 === 0 ? webs : webs.toReversed();
    const look = async (name: string) => {
      const reply = await fetch(`${named(name).origin}${path}`);
      await reply.arrayBuffer();
      return reply.status;
    };
    const status = await look(first).catch(() => {
      visits.again += 1;
      return look(second).catch((error: unknown) => String(error));
    });
    if (status === 200) visits.served += 1;
    else visits.wrong.push(`${path} ${status}`);
    await pause(5);
  }
}
