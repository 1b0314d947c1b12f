import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { loopbackOutgoing } from '../../../../test/loopback-outgoing.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { startParts, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { MailSettings, MailState, MailTest } from '../../../contract/platform/mail-server.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

/** A web process, and the process that runs its jobs. */
let web: TestProgram;
let worker: Awaited<ReturnType<typeof startParts>>;
let created: TestDatabase;
let mail: MailServer;
const folder = mkdtempSync(join(tmpdir(), 'pagehaul-mail-'));
const account = {
  user: 'haul',
  password: 'sealed and never shown',
  refusal: `No such user.\n${'x'.repeat(2_000)}`,
};

beforeAll(async () => {
  mail = await startMailServer({ account });
  created = await createTestDatabase();
  const env = { DATABASE_URL: created.url, DATA_DIR: folder };
  web = await startTestProgram(env, undefined, loopbackOutgoing(), { worker: { wake: () => undefined } });
  worker = await startParts(env, { outgoing: loopbackOutgoing() });
});
afterAll(async () => {
  await web.stop();
  await worker.stop();
  await mail.close();
  await created.drop();
  rmSync(folder, { recursive: true, force: true });
});

const put = async (changes: Partial<MailSettings>) => {
  const { mail: stored } = await web.call<SettingsReply>('GET', '/api/settings');
  return web.request('PUT', '/api/settings/mail', {
    cookie: web.cookie,
    body: { revision: stored.revision, value: { ...stored.value, ...changes } },
  });
};
const save = async (changes: Partial<MailSettings>) => {
  const reply = await put(changes);
  if (!reply.ok) throw new Error(`saving answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as SettingsReply['mail']).value;
};
const onLoopback = () => ({ host: '127.0.0.1', port: mail.port, security: 'none' }) as const;
const fieldsOf = async (reply: Response) =>
  ((await reply.json()) as { error: { fields?: { path: string }[] } }).error.fields?.map(({ path }) => path);
const sendLead = async () => {
  const reply = await web.request('POST', '/api/leads', { body: quoteForm() });
  return ((await reply.json()) as { id: string }).id;
};
interface Notified {
  readonly notification: { readonly state: string; readonly last_error: string | null };
}
const notificationOf = async (id: string) =>
  (await web.call<Notified>('GET', `/api/leads/${id}`)).notification;
const state = () => web.call<MailState>('GET', '/api/settings/mail');
const tryIt = () => web.call<MailTest>('POST', '/api/settings/mail/test');

beforeEach(async () => {
  await web.database.pool.query('update auth_sessions set proven_at = now()');
  await save({ host: '' });
});

test('a request that waited is mailed once the server is saved, and the next one as well, by a process that never stopped', async () => {
  const early = await sendLead();
  expect(await notificationOf(early)).toMatchObject({ state: 'no-mail-server' });
  expect(await state()).toMatchObject({ source: 'none', server: null });
  await save({ ...onLoopback(), ...account, sender: 'web@haul.example' });
  await expect.poll(async () => (await notificationOf(early)).state).toBe('sent');
  const late = await sendLead();
  await expect.poll(async () => (await notificationOf(late)).state).toBe('sent');
  const mails = await mail.mails();
  expect(mails).toHaveLength(2);
  for (const { from, recipients } of mails)
    expect([from?.address, recipients]).toEqual(['web@haul.example', ['sales@youcallwehaul.example']]);
  expect(await state()).toEqual({
    source: 'settings',
    server: `127.0.0.1:${mail.port}`,
    has_password: true,
  });
});

test('the password is stored encrypted, and no answer holds it', async () => {
  expect(await save({ ...onLoopback(), ...account })).toMatchObject({ user: 'haul', password: '' });
  const replies = await Promise.all(
    ['/api/settings', '/api/settings/mail', '/api/activity'].map(path => web.call('GET', path)),
  );
  expect(JSON.stringify(replies)).not.toContain(account.password);
  const { rows } = await web.database.pool.query('select * from settings');
  expect(JSON.stringify(rows)).not.toContain(account.password);
});

test('a wrong password is told in the server’s words, at most 500 letters, and the right one sends what waits', async () => {
  await save({ ...onLoopback(), ...account, password: 'wrong' });
  const told = await tryIt();
  expect(told).toMatchObject({ is_sent: false, to: 'admin@example.com' });
  expect(told.message).toMatch(
    /^The mail server refused the user or the password\. Check both\. 535 No such user\. x+$/,
  );
  expect(told.message.length).toBeLessThanOrEqual(500);
  const id = await sendLead();
  await expect.poll(async () => (await notificationOf(id)).last_error).toContain('535 No such user.');
  await save({ password: account.password });
  await expect.poll(async () => (await notificationOf(id)).state).toBe('sent');
  expect(await tryIt()).toMatchObject({ is_sent: true, message: expect.stringMatching(/^250 /) });
  const mails = await mail.mails();
  expect(mails.filter(({ recipients }) => recipients.includes('admin@example.com'))).toHaveLength(1);
});

test('the password goes to no other host or user than it was entered for', async () => {
  await save({ ...onLoopback(), ...account });
  for (const changes of [{ host: 'localhost' }, { user: 'other' }]) {
    const reply = await put(changes);
    expect([reply.status, await fieldsOf(reply)]).toEqual([400, ['value.password']]);
  }
  expect(await save({ sender: 'web@haul.example' })).toMatchObject({ host: '127.0.0.1' });
  await save({ user: '' });
  expect(await state()).toMatchObject({ has_password: false });
});

test('what answers without being a mail server is not repeated, and nothing is sent without one', async () => {
  const other = createServer(socket => socket.end('HTTP/1.1 200 OK\r\n\r\nsecret of another program\r\n'));
  await new Promise<void>(resolve => {
    other.listen(0, '127.0.0.1', () => resolve());
  });
  await save({ ...onLoopback(), port: (other.address() as AddressInfo).port, user: '' });
  expect(await tryIt()).toMatchObject({
    is_sent: false,
    message: 'What answered is no mail server, or speaks TLS there.',
  });
  other.close();
  await save({ host: '' });
  const reply = await web.request('POST', '/api/settings/mail/test', { cookie: web.cookie });
  expect(reply.status).toBe(409);
});

test('a server without the encryption that was chosen gets no message', async () => {
  await save({ ...onLoopback(), ...account, security: 'starttls' });
  expect(await tryIt()).toMatchObject({ is_sent: false });
});

test('changing it needs a proof', async () => {
  await web.database.pool.query(`update auth_sessions set proven_at = now() - interval '1 hour'`);
  const reply = await put(onLoopback());
  expect([reply.status, (await reply.json()).error.reason]).toEqual([403, 'proof-needed']);
});

test('SMTP_URL wins, and is named without its password', async () => {
  const other = await startTestProgram({ SMTP_URL: `smtp://haul:secret@127.0.0.1:${mail.port}` });
  try {
    const given = await other.call<MailState>('GET', '/api/settings/mail');
    expect(given).toEqual({
      source: 'environment',
      server: `127.0.0.1:${mail.port}`,
      has_password: false,
    });
    const { mail: stored } = await other.call<SettingsReply>('GET', '/api/settings');
    const reply = await other.request('PUT', '/api/settings/mail', { cookie: other.cookie, body: stored });
    expect([reply.status, (await reply.json()).error.reason]).toEqual([409, 'environment']);
    expect(await other.call<MailTest>('POST', '/api/settings/mail/test')).toMatchObject({ is_sent: false });
  } finally {
    await other.stop();
  }
});
