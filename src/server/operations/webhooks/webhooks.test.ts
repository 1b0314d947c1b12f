import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateBatch, planBatch, towns } from '../../../../test/factories.ts';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Webhook, WebhookDelivery } from '../../../contract/operations/webhooks.ts';
import { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { deliverWebhooksOf, nextAttemptAt } from './deliver-webhooks.job.ts';
import { insertDelivery, pruneDeliveries } from './queries.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const outgoing = new Outgoing({ time: 30_000, bytes: 10_000, longer: 'cut', allowLoopback: true });
let program: TestProgram;
let receiver: Server;
let url: string;
let received: Received[] = [];
let answer: (response: ServerResponse) => void;
let hook: Webhook & { secret: string };

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>(resolve => {
    receiver.listen(0, '127.0.0.1', () => resolve());
  });
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  program = await startTestProgram({}, undefined, outgoing);
  hook = await program.call('POST', '/api/webhooks', {
    url,
    events: ['page.published', 'batch.completed', 'lead.received'],
  });
});
afterAll(async () => {
  await program.stop();
  receiver.closeAllConnections();
  await new Promise(resolve => receiver.close(resolve));
});
beforeEach(() => {
  received = [];
  answer = response => response.end('thanks');
});

const deliveries = async () =>
  (await program.call<{ items: WebhookDelivery[] }>('GET', `/api/webhooks/${hook.id}/deliveries`)).items;
const delivery = async (id: string) => (await deliveries()).find(one => one.id === id);
const sendTest = () => program.call<WebhookDelivery>('POST', `/api/webhooks/${hook.id}/test`);
const typesOf = () =>
  received.map(one => String(JSON.parse(one.body).type)).sort((a, b) => a.localeCompare(b));

/** Advances the clock to the next attempt. */
async function makeDue(id: string): Promise<void> {
  await program.database.pool.query('update webhook_deliveries set next_at = now() where id = $1', [id]);
  await program.queue.sendNow('deliver-webhooks', {});
}

describe('a message', () => {
  test('a message is signed so that Standard Webhooks verifies it', async () => {
    const since = Math.floor(Date.now() / 1_000);
    const { id } = await sendTest();
    await expect.poll(async () => (await delivery(id))?.status).toBe('delivered');
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const key = Buffer.from(hook.secret.replace('whsec_', ''), 'base64');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(headers['webhook-id']).toBe(id);
    expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(since);
    expect(await delivery(id)).toMatchObject({ last_status: 200, last_answer: 'thanks', attempts: 1 });
  });

  test('a message of published pages is one for a chunk, with how many and the first', async () => {
    const batch = await planBatch(program, { locations: towns(60), keywords: 'told of' });
    await generateBatch(program, batch.id);
    await expect.poll(typesOf).toEqual(['batch.completed', 'page.published']);
    const published = received.map(one => JSON.parse(one.body)).find(one => one.type === 'page.published');
    expect(published.data.count).toBe(60);
    expect(published.data.pages).toHaveLength(20);
    const completed = received.map(one => JSON.parse(one.body)).find(one => one.type === 'batch.completed');
    expect(completed.data).toMatchObject({ id: batch.id, pages_completed: 60 });
  });

  test('a message of a page that becomes public is sent, of one archived is not', async () => {
    const { rows } = await program.database.pool.query(
      `select id from generated_landing_pages where status = 'published' limit 1`,
    );
    const id: string = rows[0].id;
    await program.call('PATCH', `/api/pages/${id}`, { status: 'archived' });
    await program.call('PATCH', `/api/pages/${id}`, { status: 'published' });
    await expect.poll(typesOf).toEqual(['page.published']);
    expect(JSON.parse(received[0]?.body ?? '').data).toMatchObject({ count: 1, pages: [{ id }] });
  });

  test('a message of a lead has no text of the visitor, and suspected spam sends none', async () => {
    const form = quoteForm({ name: 'Rosalind Quimby' });
    const { id } = await program.call<{ id: string }>('POST', '/api/leads', form);
    await expect.poll(typesOf).toEqual(['lead.received']);
    expect(JSON.parse(received[0]?.body ?? '').data).toEqual({ id, kind: 'quote' });
    expect(JSON.stringify(await deliveries())).not.toMatch(/rosalind|quimby|example\.com/i);
    const spam = await program.call<{ id: string }>('POST', '/api/leads', quoteForm({ subject_line: 'x' }));
    await program.call('PATCH', `/api/leads/${spam.id}`, { suspected_spam: false });
    await expect.poll(typesOf).toEqual(['lead.received', 'lead.received']);
  });

  test('a message that is refused is retried under the same number, and the error shown', async () => {
    answer = response => response.writeHead(503).end('later');
    const { id } = await sendTest();
    await expect.poll(async () => (await delivery(id))?.attempts).toBe(1);
    expect(await delivery(id)).toMatchObject({
      status: 'waiting',
      last_status: 503,
      last_error: 'The receiver answered 503.',
      next_at: expect.any(String),
    });
    answer = response => response.end();
    await expect.poll(async () => (await delivery(id))?.status).toBe('delivered');
    expect(new Set(received.map(one => one.headers['webhook-id']))).toEqual(new Set([id]));
  });

  test('in transit when its process stops is due at once for the next', async () => {
    const stopping = new AbortController();
    answer = () => stopping.abort();
    const { kysely: db, pool } = program.database;
    // This sends no notification, so only the job below delivers it.
    const { id } = await db.transaction().execute(trx =>
      insertDelivery(trx, {
        id: uuidv7(),
        webhook_id: hook.id,
        event: 'test',
        payload: '{}',
        replay_of: null,
      }),
    );
    const unused = async () => undefined;
    const job = deliverWebhooksOf({ db, outgoing }).run(
      {},
      { signal: stopping.signal, number: 1, isLast: false, again: unused, send: unused },
    );
    await expect(job).rejects.toThrow(/abort/i);
    const { rows } = await pool.query(
      'select status, attempts, next_at <= now() as is_due from webhook_deliveries where id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'waiting', attempts: 0, is_due: true }]);
    answer = response => response.end('thanks');
    await program.queue.sendNow('deliver-webhooks', {});
    await expect.poll(async () => (await delivery(id))?.status).toBe('delivered');
  });

  test('a message is not led elsewhere by a redirect', async () => {
    answer = response => response.writeHead(307, { location: `${url}/other` }).end();
    const { id } = await sendTest();
    await expect.poll(async () => (await delivery(id))?.last_status).toBe(307);
    expect(received).toHaveLength(1);
    await program.database.pool.query('delete from webhook_deliveries where id = $1', [id]);
  });

  test('a message without an answer is given up after ten retries, and can be replayed', async () => {
    answer = response => response.destroy();
    const { id } = await sendTest();
    await program.database.pool.query('update webhook_deliveries set attempts = 10 where id = $1', [id]);
    await makeDue(id);
    await expect.poll(async () => (await delivery(id))?.status).toBe('failed');
    expect((await delivery(id))?.last_error).toBe('The connection was broken off.');
    answer = response => response.end();
    const again = await program.call<WebhookDelivery>('POST', `/api/webhook-deliveries/${id}/replay`);
    expect(again).toMatchObject({ is_replay: true });
    expect(again.id).not.toBe(id);
    await expect.poll(async () => (await delivery(again.id))?.status).toBe('delivered');
  });
});

describe('a webhook', () => {
  test('a webhook shows its secret once, and stores it sealed', async () => {
    expect(hook.secret).toMatch(/^whsec_/);
    const list = await program.call<{ items: Webhook[] }>('GET', '/api/webhooks');
    expect(JSON.stringify(list)).not.toContain('whsec_');
    const { rows } = await program.database.pool.query('select * from webhooks');
    expect(JSON.stringify(rows)).not.toContain(hook.secret.slice(6));
    const sealed = sealSecret('key', 'one', 'whsec_x');
    expect(openSecret('key', 'one', sealed)).toBe('whsec_x');
    expect(() => openSecret('key', 'other', sealed)).toThrow('authenticate');
  });

  test('a webhook can’t be changed by a user who has an outdated version', async () => {
    const body = { url, events: ['lead.received'], updated_at: '2020-01-01T00:00:00.000Z' };
    const stale = await program.request('PUT', `/api/webhooks/${hook.id}`, { cookie: program.cookie, body });
    expect([stale.status, (await stale.json()).error.reason]).toEqual([409, 'changed-meanwhile']);
  });

  test('a webhook that is switched off gets no messages', async () => {
    const input = { url, events: ['lead.received'], is_active: false };
    await program.call('PUT', `/api/webhooks/${hook.id}`, input);
    const before = (await deliveries()).length;
    await program.call('POST', '/api/leads', quoteForm());
    expect((await deliveries()).length).toBe(before);
    const refused = await program.request('POST', `/api/webhooks/${hook.id}/test`, {
      cookie: program.cookie,
    });
    expect([refused.status, (await refused.json()).error.reason]).toEqual([409, 'inactive']);
  });

  test('a webhook keeps a limited number of messages, the newest', async () => {
    await program.database.pool.query(
      `insert into webhook_deliveries (id, webhook_id, event, payload, status)
       select webhook_message_id(), $1, 'test', '{}', 'delivered' from generate_series(1, 700)`,
      [hook.id],
    );
    await pruneDeliveries(program.database.kysely);
    const { rows } = await program.database.pool.query('select count(*)::int as n from webhook_deliveries');
    expect(rows[0].n).toBe(500);
  });
});

test('without a test’s leave, an address on this machine is refused', async () => {
  const strict = await startTestProgram();
  for (const bad of [url, 'https://127.0.0.1/', 'https://169.254.169.254/', 'https://[::1]/']) {
    const reply = await strict.request('POST', '/api/webhooks', {
      cookie: strict.cookie,
      body: { url: bad, events: ['lead.received'] },
    });
    expect([bad, reply.status]).toEqual([bad, 400]);
  }
  await strict.stop();
});

test('tries are further and further apart, for a day and a half', () => {
  const start = new Date('2027-03-14T00:00:00Z');
  let at = start;
  let tries = 1;
  for (let next = nextAttemptAt(tries, at); next; next = nextAttemptAt(tries, at)) {
    at = next;
    tries += 1;
  }
  expect(tries).toBe(11);
  expect((at.getTime() - start.getTime()) / 3_600_000).toBeGreaterThan(30);
});
