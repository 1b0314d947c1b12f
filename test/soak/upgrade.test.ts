import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { ask, createLargeBatch, setUpBusiness, spawnProgram } from '../running-program.ts';
import { startTwoWebs } from '../several-programs.ts';

/* Two web processes on a database that a newer program has brought up to date. */
let webs: Awaited<ReturnType<typeof startTwoWebs>>;

beforeAll(async () => {
  await ensureBuilt();
  webs = await startTwoWebs();
  await setUpBusiness(webs.at(webs.ports[0] ?? 0));
});
afterAll(() => webs.stop());

test('in the middle of an upgrade the old version serves, works and starts again, until something it needs is gone', async () => {
  const [port = 0, other = 0] = webs.ports;
  await ask(
    webs.database.url,
    `alter table leads add column next_word text, add column next_number integer not null default 0;
     insert into kysely_migration (name, timestamp) values ('9000_next', '2100-01-01T00:00:00.000Z')`,
  );
  expect(await webs.at(port).stop()).toBe(0);
  await webs.start(port);
  for (const one of [port, other]) {
    expect((await fetch(`${webs.at(one).origin}/about?after=upgrade`)).status).toBe(200);
    expect(
      (await createLargeBatch(webs.at(one), `upgrade ${one}`, { towns: 1, keywords: 1 })).id,
    ).toBeTruthy();
  }
  await ask(webs.database.url, `update settings set value = '"9000_next"' where name = 'oldest-program'`);
  const child = spawnProgram(
    { DATABASE_URL: webs.database.url, DATA_DIR: webs.folder },
    ['--only', 'web'],
    'pipe',
  );
  const [said, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringContaining('needs a program that knows 9000_next')]);
  expect((await fetch(`${webs.at(port).origin}/`)).status).toBe(200);
});
