import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreezingProxy, startFreezingProxy } from '../../../../test/freezing-proxy.ts';
import { footerForm, postForm, quoteForm } from '../../../../test/lead-forms.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Case } from '../../../contract/audience/cases.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

/* A program whose database stops while visitors send forms. */
let database: TestDatabase;
let proxy: FreezingProxy;
let program: TestProgram;
const log: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFreezingProxy(database.url);
  program = await startTestProgram({ DATABASE_URL: proxy.url }, undefined, undefined, {
    log: pino({ level: 'warn' }, { write: line => log.push(line) }),
  });
});
afterAll(async () => {
  await program.stop();
  await proxy.close();
  await database.drop();
});

const giveawayEntry = {
  full_name_1: 'Ann One',
  full_name_2: 'Bob Two',
  state: 'FL',
  email: 'ann.one@example.com',
  phone: '5615550123',
  wedding_date: '2027-05-01',
};

const stored = async (email: unknown) =>
  (await program.call<{ total: number }>('GET', `/api/leads?search=${String(email)}`)).total;

/** Thousands of lines, compared whole each time, would fill the memory. */
const untilLogged = (text: string) => expect.poll(() => log.some(line => line.includes(text))).toBe(true);

test('a request waits until the database is back, and is one lead', async () => {
  const fields = quoteForm();
  proxy.cut();
  const sending = postForm(program, fields);
  await untilLogged('request not stored; tried again');
  proxy.thaw();
  expect((await sending).status).toBe(303);
  expect(await stored(fields.email)).toBe(1);
  expect(log.join('')).not.toContain(String(fields.email));
});

test('a request that an impatient visitor sends twice is one lead', async () => {
  const fields = quoteForm();
  proxy.cut();
  log.length = 0;
  const sending = [postForm(program, fields), postForm(program, fields)];
  await untilLogged('request not stored; tried again');
  proxy.thaw();
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await stored(fields.email)).toBe(1);
});

test('a request whose connection breaks while it is stored is one lead', async () => {
  const fields = quoteForm();
  const sending = postForm(program, fields);
  // Whether its commit got through before or not.
  await pause(5);
  proxy.cut();
  await pause(20);
  proxy.thaw();
  expect((await sending).status).toBe(303);
  expect(await stored(fields.email)).toBe(1);
});

test('an entry to the giveaway waits for the database as a lead does', async () => {
  const { giveaway } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/giveaway', {
    revision: giveaway.revision,
    value: { ...giveaway.value, is_open: true, closes_on: '' },
  });
  proxy.cut();
  log.length = 0;
  const sending = program.request('POST', '/api/giveaway-entries', {
    body: giveawayEntry,
  });
  await untilLogged('entry not stored; tried again');
  proxy.thaw();
  expect((await sending).status).toBe(201);
});

const linkTo = async (path: string, about: object) =>
  new URL((await program.call<{ url: string }>('POST', path, about)).url).pathname;
const send = (path: string, fields: Record<string, string>) =>
  program.send(new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) }));

test('a review waits too, and so does an answer whether work may be shown', async () => {
  const content = { intro: 'We haul.' };
  await program.call('POST', '/api/services', { name: 'Sofas', keywords: ['sofa removal'], content });
  const about = { service: 'Sofas', place: 'Jupiter, FL' };
  const review = await linkTo('/api/reviews/requests', about);
  const { id, revision } = await program.call<Case>('POST', '/api/cases', {
    ...about,
    summary: 'A sofa from the third floor.',
    done_on: '2026-03-05',
    customer_words: 'Quick and careful.',
  });
  const consent = await linkTo(`/api/cases/${id}/consent-link`, {});
  proxy.cut();
  log.length = 0;
  const sending = [
    send(review, { rating: '2', words: 'Late by an hour.' }),
    send(consent, { action: 'agree', revision: String(revision), words: 'yes' }),
  ];
  await untilLogged('review not stored; tried again');
  await untilLogged('answer not stored; tried again');
  proxy.thaw();
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await program.call('GET', '/api/reviews')).toMatchObject({ items: [{ words: 'Late by an hour.' }] });
  expect(await program.call('GET', `/api/cases/${id}`)).toMatchObject({ consents: [{ words: true }] });
  expect(log.join('')).not.toContain('Late by an hour');
});

describe('with a database that stays away', () => {
  beforeAll(() => {
    Object.assign(program.leads, { storeTimeoutMs: 0 });
  });

  test('the visitor is asked to send it again, and keeps what was typed', async () => {
    const fields = footerForm({ additional_details: 'A piano on the third floor.' });
    const answer = 'Your request could not be stored. Please send it again in a minute, or call us.';
    proxy.cut();
    const page = await postForm(program, fields);
    const script = await postForm(program, fields, { accept: 'application/json' });
    const api = await program.request('POST', '/api/leads', { body: quoteForm() });
    const entry = await send('/giveaway', giveawayEntry);
    proxy.thaw();
    const html = await page.text();
    expect(html).toMention(answer);
    expect(html).toMention('A piano on the third floor.');
    expect(await script.json()).toMatchObject({
      ok: false,
      message: answer,
      values: { name: [fields.name] },
    });
    expect(await api.json()).toMatchObject({ error: { kind: 'unavailable', message: answer } });
    const entryPage = await entry.text();
    expect(entryPage).toMention('Your entry could not be stored.');
    // The form below it is for another thing.
    expect(entryPage).not.toContain(giveawayEntry.email);
    expect([page.status, script.status, api.status, entry.status]).toEqual([503, 503, 503, 503]);
    expect(await stored(fields.email)).toBe(0);
  });

  test('who opens or sends a form of a signed link sees a page, a program JSON', async () => {
    proxy.cut();
    const [accept, toForm] = ['text/html,*/*', { 'content-type': 'application/x-www-form-urlencoded' }];
    for (const [path, body] of [
      ['/review/a-signed-link', 'rating=2'],
      ['/consent/a-signed-link', 'action=withdraw'],
    ] as const) {
      const opened = await program.request('GET', path, { headers: { accept } });
      const sent = await program.send(
        new Request(`http://localhost${path}`, { method: 'POST', body, headers: { accept, ...toForm } }),
      );
      for (const reply of [opened, sent])
        expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await opened.text()).toMention('We’ll be right back');
      const page = await sent.text();
      expect(page).toMention('Not sent yet');
      expect(page).toMention('could not be stored. Please send it again in a minute, or call us.');
    }
    const api = await program.request('GET', '/api/templates', { headers: { accept: 'text/html,*/*' } });
    expect(await api.json()).toMatchObject({ error: { kind: expect.any(String) } });
    proxy.thaw();
  });
});
