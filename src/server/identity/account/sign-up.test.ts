import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedProgram, serveTestProgram, signUp } from '../../../../test/served-program.ts';
import type { Session } from '../../../contract/identity/session.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

const password = 'seven purple wheelbarrows';
let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram();
});
afterAll(() => served.close());

const reasonOf = async (reply: Response) => [reply.status, (await reply.json()).error?.reason];

describe('signing up', () => {
  test('sends a link that confirms the address once; then the account signs in as a customer', async () => {
    const who = served.visitor();
    const email = 'new@example.com';
    await who.call('POST', '/api/auth/sign-up/email', { email, password });
    const early = await who.request('POST', '/api/auth/sign-in/email', { email, password });
    expect([early.status, (await early.json()).code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);

    const token = await served.mailTo(email, /\/auth\?confirm=(\S+)/);
    expect(await who.call('POST', '/api/account/confirm', { token })).toEqual({ email });
    const again = await who.request('POST', '/api/account/confirm', { token });
    expect(await reasonOf(again)).toEqual([400, 'token']);

    await who.call('POST', '/api/auth/sign-in/email', { email, password });
    expect(await who.call<Session>('GET', '/api/session')).toMatchObject({
      user: { email },
      role: 'customer',
    });
    expect((await who.request('GET', '/api/templates')).status).toBe(403);
    const { items } = await served.program.call<{ items: Activity[] }>(
      'GET',
      `/api/activity?search=${email}&noun=accounts`,
    );
    expect(items.map(one => one.action)).toEqual(['confirmed-email', 'signed-up']);
  });

  test('stores neither the link’s token nor, once it is sent, the message', async () => {
    const email = 'stored@example.com';
    await served.visitor().call('POST', '/api/auth/sign-up/email', { email, password });
    const token = await served.mailTo(email, /\/auth\?confirm=(\S+)/);
    await expect
      .poll(async () => {
        const { rows } = await served.program.database.pool.query<{ all: string }>(
          `select coalesce(string_agg(t::text, ' '), '') as all from (
             select row_to_json(o)::text t from outbox o union all select row_to_json(c)::text from auth_codes c
             union all select row_to_json(v)::text from auth_verifications v) everything`,
        );
        return rows[0]?.all.includes(token);
      })
      .toBe(false);
  });

  test('with a known address looks the same to the visitor, and only its mailbox is told', async () => {
    await signUp(served, 'known@example.com', password);
    const answers = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map(async email => {
        const started = performance.now();
        const reply = await served.visitor().request('POST', '/api/auth/sign-up/email', { email, password });
        const { user } = await reply.json();
        return {
          status: reply.status,
          keys: Object.keys(user).toSorted(),
          took: performance.now() - started,
        };
      }),
    );
    expect(answers[0]?.status).toBe(answers[1]?.status);
    expect(answers[0]?.keys).toEqual(answers[1]?.keys);
    for (const { took } of answers) expect(took).toBeGreaterThanOrEqual(595);
    expect(await served.mailTo('known@example.com', /(It already has an account)/)).toBeTruthy();
  });

  test('refuses passwords that are guessed first, too short, or contain the email or the business', async () => {
    const poor = [
      'password123',
      'Qwertyuiop',
      'short',
      '11111111',
      'abcdefgh',
      'wheelbarrow99',
      'my wheelbarrow is green',
      'You Call, We Haul! 2026',
      'Call+Haul+Example',
      'x'.repeat(201),
    ];
    for (const one of poor) {
      const reply = await served
        .visitor()
        .request('POST', '/api/auth/sign-up/email', { email: 'wheelbarrow@example.com', password: one });
      expect([one, ...(await reasonOf(reply))]).toEqual([one, 400, 'password']);
    }
  });

  test('takes nothing from a form of another site, and no role', async () => {
    const form = await fetch(`${served.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'form@example.com', password, name: 'x' }),
    });
    expect(form.status).toBe(400);
    const sneaky = { email: 'sneaky@example.com', password, role: 'admin', emailVerified: true };
    await served.visitor().call('POST', '/api/auth/sign-up/email', sneaky);
    const who = served.visitor();
    expect(
      (await who.request('POST', '/api/auth/sign-in/email', { email: sneaky.email, password })).status,
    ).toBe(403);
  });

  test('can be switched off in the settings', async () => {
    const { accounts } = await served.program.call<SettingsReply>('GET', '/api/settings');
    const put = (revision: number, sign_up: boolean) =>
      served.program.call<SettingsReply['accounts']>('PUT', '/api/settings/accounts', {
        revision,
        value: { ...accounts.value, sign_up },
      });
    const { revision } = await put(accounts.revision, false);
    const reply = await served
      .visitor()
      .request('POST', '/api/auth/sign-up/email', { email: 'late@example.com', password });
    expect(await reasonOf(reply)).toEqual([403, 'sign-up-closed']);
    expect((await served.visitor().call<{ sign_up: boolean }>('GET', '/api/account/ways')).sign_up).toBe(
      false,
    );
    await put(revision, true);
  });

  test('sends the link again when asked, and nothing to strangers', async () => {
    const email = 'again@example.com';
    const who = served.visitor();
    await who.call('POST', '/api/auth/sign-up/email', { email, password });
    const first = await served.mailTo(email, /\/auth\?confirm=(\S+)/);
    await who.call('POST', '/api/account/resend', { email });
    await expect.poll(() => served.mailTo(email, /\/auth\?confirm=(\S+)/)).not.toBe(first);
    await who.call('POST', '/api/account/resend', { email: 'stranger@example.com' });
    const mails = await served.mail.mails();
    expect(mails.filter(one => one.recipients.includes('stranger@example.com'))).toEqual([]);
    // Using one link invalidates the other.
    const second = await served.mailTo(email, /\/auth\?confirm=(\S+)/);
    await who.call('POST', '/api/account/confirm', { token: second });
    expect((await who.request('POST', '/api/account/confirm', { token: first })).status).toBe(400);
  });

  test('many times to one mailbox sends it a few messages, not many', async () => {
    const email = 'bombed@example.com';
    for (let n = 0; n < 9; n += 1) {
      await served.visitor().call('POST', '/api/auth/sign-up/email', { email, password });
    }
    await served.mailTo(email, /\/auth\?confirm=(\S+)/);
    const mails = (await served.mail.mails()).filter(one => one.recipients.includes(email));
    expect(mails.length).toBeLessThanOrEqual(6);
  });
});

describe('a new password', () => {
  test('a new password comes by a link that works once, ends every session and confirms the address', async () => {
    const email = 'forgot@example.com';
    const who = served.visitor();
    await who.call('POST', '/api/auth/sign-up/email', { email, password });
    await who.call('POST', '/api/auth/request-password-reset', { email });
    const token = await served.mailTo(email, /\/auth\?reset=(\S+)/);
    const poor = await who.request('POST', '/api/auth/reset-password', { token, newPassword: 'password123' });
    expect(await reasonOf(poor)).toEqual([400, 'password']);
    const own = await who.request('POST', '/api/auth/reset-password', {
      token,
      newPassword: 'I forgot it in May',
    });
    expect((await own.json()).error.message).toBe(
      'This password contains your email address or the name of the business. Leave both out. ' +
        'Choose, for instance, four unrelated words.',
    );
    const newPassword = 'nine silent accordions';
    await who.call('POST', '/api/auth/reset-password', { token, newPassword });
    expect((await who.request('POST', '/api/auth/reset-password', { token, newPassword })).status).toBe(400);
    await who.call('POST', '/api/auth/sign-in/email', { email, password: newPassword });

    await who.call('POST', '/api/auth/request-password-reset', { email });
    await expect.poll(() => served.mailTo(email, /\/auth\?reset=(\S+)/)).not.toBe(token);
    const next = await served.mailTo(email, /\/auth\?reset=(\S+)/);
    await served.visitor().call('POST', '/api/auth/reset-password', { token: next, newPassword: password });
    expect((await who.call<Session>('GET', '/api/session')).user).toBeNull();
  });

  test('a new password leads to our own address, whatever host the request names', async () => {
    const email = 'host@example.com';
    await signUp(served, email, password);
    await served.program.send(
      new Request('http://evil.example/api/auth/request-password-reset', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
        body: JSON.stringify({ email }),
      }),
    );
    expect(await served.mailTo(email, /(http\S+)\/auth\?reset=/)).not.toContain('evil');
  });
});

describe('a one-time code', () => {
  const ask = (email: string) => ({ email, type: 'sign-in' });

  test('signs in once, and only whom it was sent to', async () => {
    const email = 'code@example.com';
    await signUp(served, email, password);
    const who = served.visitor();
    await who.call('POST', '/api/auth/email-otp/send-verification-otp', ask(email));
    const otp = await served.mailTo(email, /sign in: (\d{6})/);
    const other = await who.request('POST', '/api/auth/sign-in/email-otp', {
      email: 'known@example.com',
      otp,
    });
    expect(other.status).toBe(400);
    await who.call('POST', '/api/auth/sign-in/email-otp', { email, otp });
    expect((await who.call<Session>('GET', '/api/session')).user?.email).toBe(email);
    const replay = await served.visitor().request('POST', '/api/auth/sign-in/email-otp', { email, otp });
    expect(replay.status).toBe(400);
  });

  test('a one-time code makes no account, and asking for one says nothing of whether there is an account', async () => {
    const email = 'nobody@example.com';
    const reply = await served
      .visitor()
      .request('POST', '/api/auth/email-otp/send-verification-otp', ask(email));
    expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
    const guess = await served
      .visitor()
      .request('POST', '/api/auth/sign-in/email-otp', { email, otp: '123456' });
    expect(guess.status).toBe(400);
  });
});

test('guesses at an account hold up who guesses, not its owner; the same for accounts that don’t exist', async () => {
  const email = 'held@example.com';
  await signUp(served, email, password);
  for (const account of [email, 'absent@example.com']) {
    const guesser = served.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const body = { email: account, password: `wrong guess ${n}` };
      statuses.push((await guesser.request('POST', '/api/auth/sign-in/email', body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const right = await guesser.request('POST', '/api/auth/sign-in/email', { email: account, password });
    expect(right.status).toBe(429);
  }
  const owner = served.visitor();
  expect((await owner.request('POST', '/api/auth/sign-in/email', { email, password })).status).toBe(200);
});
