import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { ask, countRows, setUpBusiness, startGenerating } from '../running-program.ts';
import { type SeveralPrograms, startWebsAndWorkers } from '../several-programs.ts';

/*
 * Two processes that serve and two that work, on one DATABASE_URL and one DATA_DIR; one of each is killed under load. All four
 * start at once on a database with nothing in it.
 */
let programs: SeveralPrograms<string>;

beforeAll(async () => {
  await ensureBuilt();
  programs = await startWebsAndWorkers();
});
afterAll(() => programs.stop());

/** Who works on a batch right now, by its lock. */
const holders = async (): Promise<string[]> => {
  const rows = await ask<{ name: string }>(
    programs.database.url,
    `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.application_name ~ '^(web|worker)'
       and (l.classid::bigint << 32 | l.objid::bigint) in (select hashtextextended('batch ' || id, 0) from generation_batches)`,
  );
  return rows.map(row => row.name);
};

test('one of each killed under load: every page exists once, and a visitor who connects again is served', async () => {
  await setUpBusiness(programs.at('web one'));
  await expect.poll(async () => (await fetch(`${programs.at('web two').origin}/`)).status).toBe(200);
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
  // After a failed test no visitor calls programs that have ended.
  onTestFinished(async () => {
    over.abort();
    await Promise.allSettled([watching, ...visitors]);
  });

  const ids = await Promise.all(
    ['one', 'two', 'three', 'four'].map((word, n) =>
      startGenerating(programs.at(n % 2 === 0 ? 'web one' : 'web two'), word, { towns: 250 }),
    ),
  );
  await expect.poll(() => [...seen].sort()).toEqual(['worker one', 'worker two']);
  await Promise.all([programs.at('worker one').kill(), programs.at('web one').kill()]);
  const before = visits.served;
  const web = programs.at('web two');
  for (const id of ids) {
    expect(await web.until(id, batch => batch.status === 'completed')).toMatchObject({
      total_completed: 10_000,
      total_failed: 0,
      total_skipped: 0,
    });
    expect(await countRows(programs.database.url, id)).toEqual({
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

/** Reads pages, some of them uncached, and uses the other process when a connection fails. */
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
      const reply = await fetch(`${programs.at(name).origin}${path}`);
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
