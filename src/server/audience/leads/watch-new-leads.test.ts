import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { startParts, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Lead, NewLeads } from '../../../contract/audience/leads.ts';
import { watchNewLeads } from './watch-new-leads.ts';

/** Two processes on one database. */
let created: TestDatabase;
let here: TestProgram;
let there: Awaited<ReturnType<typeof startParts>>;
beforeAll(async () => {
  created = await createTestDatabase();
  here = await startTestProgram({ DATABASE_URL: created.url });
  there = await startParts({ DATABASE_URL: created.url });
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await created.drop();
});

const send = async (changes: Record<string, unknown> = {}) => {
  const reply = await here.request('POST', '/api/leads', { body: quoteForm(changes) });
  return ((await reply.json()) as { id: string }).id;
};

type Next = () => Promise<NewLeads>;

/** Skips the numbers that a screen knows. */
function onlyNews(read: Next): Next {
  let known: number | null = null;
  return async () => {
    for (;;) {
      const news = await read();
      if (news.total === known) continue;
      known = news.total;
      return news;
    }
  };
}

/** An open screen. */
async function watch() {
  const reply = await here.request('GET', '/api/leads/watch', { cookie: here.cookie });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = onlyNews(async () => {
    for (;;) {
      const [event, ...others] = rest.split('\n\n');
      const data = others.length > 0 && /^data: (.*)$/m.exec(event ?? '')?.[1];
      if (data) {
        rest = others.join('\n\n');
        return JSON.parse(data) as NewLeads;
      }
      const { value = '', done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error('the stream ended');
      rest += value;
    }
  });
  return { next, close: () => void reader?.cancel() };
}

/** One of the other process. */
function watchThere() {
  const leaving = new AbortController();
  const queue = new TransformStream<NewLeads, NewLeads>();
  const [writer, reader] = [queue.writable.getWriter(), queue.readable.getReader()];
  const parts = { db: there.database.kysely, events: there.events };
  void watchNewLeads(parts, news => writer.write(news), leaving.signal).catch(() => undefined);
  const next = onlyNews(async () => {
    const { value } = await reader.read();
    if (!value) throw new Error('the stream ended');
    return value;
  });
  return { next, close: () => leaving.abort() };
}

test('screens of every process hear of a new request, and of it being handled, and not of spam', async () => {
  const screens = [await watch(), watchThere()];
  const heard = () => Promise.all(screens.map(async screen => (await screen.next()).total));
  expect(await heard()).toEqual([0, 0]);
  const first = await send();
  expect(await heard()).toEqual([1, 1]);
  const spam = await send({ subject_line: 'filled in by a robot' });
  expect((await here.call<Lead>('GET', `/api/leads/${spam}`)).suspected_spam).toBe(true);
  const second = await send();
  expect(await heard()).toEqual([2, 2]);
  await here.call('PATCH', `/api/leads/${first}`, { status: 'contacted' });
  expect(await heard()).toEqual([1, 1]);
  await here.call('DELETE', `/api/leads/${second}`);
  expect(await heard()).toEqual([0, 0]);
  await here.call('PATCH', `/api/leads/${spam}`, { suspected_spam: false });
  expect(await heard()).toEqual([1, 1]);
  for (const screen of screens) screen.close();
});

test('counts no further than 99', async () => {
  await here.database.pool.query(
    `insert into leads (id, kind, status, name, phone, phone_digits, email)
     select gen_random_uuid(), 'quote', 'new', 'A', '1', '1', 'a@example.com' from generate_series(1, 150)`,
  );
  const screen = await watch();
  expect(await screen.next()).toEqual({ total: 99, total_is_exact: false });
  screen.close();
});
