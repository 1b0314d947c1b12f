import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { ask, createLargeBatch, setUpBusiness, spawnProgram } from '../running-program.ts';
import { startTwoWebs } from '../several-programs.ts';

/*
 * Two web processes on one database; one stops while the other runs, also in the middle of an upgrade. Under load:
 * rolling-restart.test.ts.
 */
let webs: Awaited<ReturnType<typeof startTwoWebs>>;

beforeAll(async () => {
  await ensureBuilt();
  webs = await startTwoWebs();
  await setUpBusiness(webs.at(webs.ports[0] ?? 0));
});
afterAll(() => webs.stop());

test('a process that leaves says so: not ready, connections closed after their answer, event streams ended whole', async () => {
  const [port = 0] = webs.ports;
  const program = webs.at(port);
  const { id } = await createLargeBatch(program, 'watched', { towns: 1, keywords: 1 });
  const stream = await fetch(`${program.origin}/api/batches/${id}/events`, {
    headers: { cookie: program.cookie },
  });
  const events = stream.text();
  const line = await openLine(port);
  expect(await line.ask('/')).toContain('Connection: keep-alive');

  const stopping = program.stop();
  await expect.poll(async () => (await fetch(`${program.origin}/readyz`)).status, { interval: 10 }).toBe(503);
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
  const last = await line.ask('/');
  expect(last).toMatch(/^HTTP\/1.1 200 OK/);
  expect(last.toLowerCase()).toContain('connection: close');
  await line.closed;
  expect(await events).toContain('"is_planned"');
  expect(await stopping).toBe(0);
  await webs.start(port);
});

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

/** A connection that requests one page after the other, as a proxy does. */
async function openLine(
  port: number,
): Promise<{ ask(path: string): Promise<string>; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>(resolve => {
    socket.once('close', () => resolve());
  });
  return {
    closed,
    ask: async path => {
      const head = new Promise<string>(resolve => {
        let said = '';
        const hear = (chunk: Buffer) => {
          said += chunk.toString('latin1');
          const end = said.indexOf('\r\n\r\n');
          const length = Number(/content-length: (\d+)/i.exec(said)?.[1] ?? 0);
          if (end === -1 || said.length < end + 4 + length) return;
          socket.off('data', hear);
          resolve(said.slice(0, end));
        };
        socket.on('data', hear);
      });
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return head;
    },
  };
}
