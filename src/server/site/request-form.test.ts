import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import type { Lead } from '../../contract/leads.ts';
import { startServer, type WebServer } from '../http/start-server.ts';

/* The form as a browser without script uses it: open, fill in, send, follow. */
let program: TestProgram;
let server: WebServer;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram({ PORT: '0' });
  server = await startServer({ ...program, log: pino({ level: 'silent' }) }, program.assets);
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  await program.stop();
});

const request = {
  name: 'Ana <b>Pérez</b>',
  phone: '(305) 555-0188',
  email: 'ana@example.com',
  service: 'junk-removal',
  address: '12 Palm Street',
  city: 'Hialeah',
  preferred_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  details: 'A sofa\nand a fridge',
};

/** The hidden fields of the form as it was drawn for a visitor who came from `referer`. */
async function openForm(referer: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${origin}/reserve-now`, { headers: { referer } })).text();
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
}

async function sendForm(fields: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/leads`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(fields),
  });
}

test('a filled-in form becomes a lead that knows its page, and leads to the thank-you page', async () => {
  await openForm('');
  const hidden = await openForm(`${origin}/hialeah-junk-removal?utm_source=card`);
  expect(hidden).toMatchObject({ kind: 'scheduling', page_path: '/hialeah-junk-removal' });
  await pause(2_100); // A person takes longer than that; a faster sender is taken for a program.
  const reply = await sendForm({ ...hidden, ...request });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/thank-you?request=scheduling']);
  const thanks = await (await fetch(`${origin}/thank-you?request=scheduling`)).text();
  expect(thanks).toContain('Thank you! We’ll contact you soon to schedule your junk removal service.');
  expect(thanks).toContain('noindex');
  const { items } = await program.call<{ items: Lead[] }>('GET', '/api/leads');
  expect(items).toMatchObject([
    {
      kind: 'scheduling',
      name: request.name,
      city: 'Hialeah',
      suspected_spam: false,
      page_path: '/hialeah-junk-removal',
    },
  ]);
});

test('a form with mistakes comes back with what was typed and what is wrong beside each field', async () => {
  const hidden = await openForm(`${origin}/`);
  const reply = await sendForm({
    ...hidden,
    ...request,
    name: '"><script>alert(1)</script>',
    phone: '12',
    city: '',
  });
  const html = await reply.text();
  expect(reply.status).toBe(400);
  expect(html).toContain('value="12 Palm Street"');
  expect(html).toContain('id="request-phone-problem"');
  expect(html).toContain('id="request-city-problem"');
  expect(html).not.toContain('<script>alert');
});

test('a page drawn for one visitor is as protected as a kept one', async () => {
  for (const path of ['/', '/reserve-now', '/thank-you', '/no-such-page/']) {
    const { headers } = await fetch(`${origin}${path}`);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("script-src 'none'"),
    ]);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
  }
});

test('without a page of ours behind it the form is the same for everybody', async () => {
  expect(await openForm('https://search.example/?q=junk')).toMatchObject({ page_path: '/reserve-now' });
});
