import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SettingsReply } from '../../src/contract/platform/settings.ts';
import { quoteForm } from '../lead-forms.ts';
import { type ServedProgram, serveTestProgram, signUp } from '../served-program.ts';

/* A form sent twelve times at once: by an impatient person, a browser that repeats, or a proxy that does. */

const password = 'seven purple wheelbarrows';
let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram();
  const { giveaway } = await served.program.call<SettingsReply>('GET', '/api/settings');
  await served.program.call('PUT', '/api/settings/giveaway', {
    revision: giveaway.revision,
    value: { ...giveaway.value, is_open: true, closes_on: '' },
  });
});
afterAll(() => served.close());
beforeEach(() => rows('delete from auth_attempts'));

const rows = async (sql: string, values: unknown[] = []) =>
  (await served.program.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const count = async (sql: string, values: unknown[] = []) =>
  Number((await rows(`select count(*)::int as n from ${sql}`, values))[0]?.n);

/** The statuses of twelve answers, each once, and how often. */
async function twelve(send: (index: number) => Promise<Response>): Promise<Record<number, number>> {
  const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index)));
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const post = (path: string, body: Record<string, string>) =>
  fetch(`${served.url}${path}`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
const json = (path: string, body: unknown) => served.visitor().request('POST', path, body);

describe('twelve identical answers at once', () => {
  test('to a consent link are one consent, and one withdrawal; nobody is told of a change', async () => {
    const { program } = served;
    await program.call('POST', '/api/services', { name: 'Clay Work', keywords: ['clay work'] });
    const { id } = await program.call<{ id: string }>('POST', '/api/cases', {
      summary: 'Clay from a garden, two truckloads of it.',
      service: 'Clay Work',
      place: 'Jupiter, FL',
      done_on: '2026-03-04',
      customer_name: 'Zoë',
      customer_words: 'Quick and kind.',
    });
    const { url } = await program.call<{ url: string }>('POST', `/api/cases/${id}/consent-link`, {});
    const { revision } = await program.call<{ revision: number }>('GET', `/api/cases/${id}`);
    const { pathname } = new URL(url);
    const agree = { action: 'agree', words: 'yes', name: 'yes', revision: String(revision) };
    expect(await twelve(() => post(pathname, agree))).toEqual({ 303: 12 });
    expect(await count(`case_consents where case_id = $1 and action = 'agreed'`, [id])).toBe(1);
    expect(await twelve(() => post(pathname, { action: 'withdraw', revision: '0' }))).toEqual({ 303: 12 });
    expect(await count(`case_consents where case_id = $1 and action = 'withdrawn'`, [id])).toBe(1);
  });

  test('to a review link are one review', async () => {
    const { program } = served;
    const sent = await json('/api/leads', quoteForm({ service: 'residential' }));
    expect(sent.status).toBe(201);
    const [lead] = await rows('select id from leads order by created_at desc limit 1');
    const lead_id = String(lead?.id);
    await program.call('PATCH', `/api/leads/${lead_id}`, { status: 'done' });
    const asked = await Promise.all(
      Array.from({ length: 12 }, () =>
        program.request('POST', '/api/reviews/requests', {
          cookie: program.cookie,
          body: { lead_id },
        }),
      ),
    );
    expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await count('review_requests where lead_id = $1', [lead_id])).toBe(1);
    const [made] = asked.filter(({ ok }) => ok).map(async reply => (await reply.json()) as { url: string });
    const { pathname } = new URL((await made)?.url ?? '');
    const review = { action: 'send', rating: '5', words: 'On time.', author: 'Zoë' };
    const answered = await twelve(() => post(pathname, review)); // 200: the page of the link with what is stored.
    expect(Object.keys(answered).filter(status => !['200', '303'].includes(status))).toEqual([]);
    expect(await count(`reviews where source = 'link'`)).toBe(1);
    expect(await count(`activity where action in ('review-written', 'review-changed')`)).toBe(1);
    expect(await twelve(() => post(pathname, { action: 'withdraw' }))).toEqual({ 303: 12 });
    expect(await count(`activity where action = 'review-taken-back'`)).toBe(1);
  });

  test('to the giveaway are one entry, whichever letters the address has', async () => {
    const entry = {
      full_name_1: 'Ann',
      full_name_2: 'Ben',
      state: 'FL',
      phone: '(561) 555-0123',
      wedding_date: '2027-07-04',
    };
    const statuses = await twelve(index =>
      json('/api/giveaway-entries', { ...entry, email: index % 2 ? 'Ann@Example.com' : 'ann@example.com' }),
    );
    expect(Object.keys(statuses).filter(status => !['201', '429'].includes(status))).toEqual([]);
    expect(await count(`giveaway_entries where lower(email) = 'ann@example.com'`)).toBe(1);
  });

  test('to a request form are one lead', async () => {
    const form = quoteForm({ email: 'twelve@example.com' });
    const statuses = await twelve(() => json('/api/leads', form));
    expect(Object.keys(statuses).filter(status => !['200', '201', '429'].includes(status))).toEqual([]);
    expect(await count(`leads where email = 'twelve@example.com'`)).toBe(1);
  });

  test('to a sign-up are one account; its link confirms it once', async () => {
    const email = 'new@example.com';
    const statuses = await twelve(() => json('/api/auth/sign-up/email', { email, password }));
    expect(Object.keys(statuses).filter(status => !['200', '429'].includes(status))).toEqual([]);
    expect(await count('auth_users where email = $1', [email])).toBe(1);
    expect(
      await count('auth_accounts a join auth_users u on u.id = a.user_id where u.email = $1', [email]),
    ).toBe(1);
    const token = await served.mailTo(email, /\/auth\?confirm=(\S+)/);
    await rows('delete from auth_attempts');
    const confirmed = await twelve(() => json('/api/account/confirm', { token }));
    expect(Object.keys(confirmed).filter(status => !['200', '400', '429'].includes(status))).toEqual([]);
    expect(confirmed[200]).toBe(1);
  });

  test('twelve answers to an invitation make one admin, and twelve invitations one invitation', async () => {
    const email = 'colleague@example.com';
    const { program } = served;
    const invited = await twelve(() =>
      program.request('POST', '/api/invitations', { cookie: program.cookie, body: { email } }),
    );
    expect(invited).toEqual({ 201: 1, 409: 11 });
    const token = await served.mailTo(email, /\/auth\?invitation=(\S+)/);
    const accepted = await twelve(() => json('/api/invitations/accept', { token, password, name: 'Nell' }));
    expect(Object.keys(accepted).filter(status => !['200', '400', '429'].includes(status))).toEqual([]);
    expect(accepted[200]).toBe(1);
    expect(await count('auth_users where email = $1', [email])).toBe(1);
    expect(await count(`activity where action = 'accepted' and noun = 'invitations'`)).toBe(1);
  });

  test('to a password reset change it once, and twelve requests never fail', async () => {
    const email = 'forgetful@example.com';
    await signUp(served, email, password);
    await rows('delete from auth_attempts');
    const asked = await twelve(() => json('/api/auth/request-password-reset', { email }));
    expect(Object.keys(asked).filter(status => !['200', '429'].includes(status))).toEqual([]);
    const token = await served.mailTo(email, /\/auth\?(?:reset|token)=(\S+)/);
    await rows('delete from auth_attempts');
    const reset = await twelve(index =>
      json('/api/auth/reset-password', { token, newPassword: `nine silent accordions ${index}` }),
    );
    expect(Object.keys(reset).filter(status => !['200', '400', '429'].includes(status))).toEqual([]);
    expect(reset[200]).toBe(1);
  });
});
