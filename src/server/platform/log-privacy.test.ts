import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quoteForm } from '../../../test/lead-forms.ts';
import { loopbackOutgoing } from '../../../test/loopback-outgoing.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import { type Visitor, visitor } from '../../../test/visitor.ts';
import type { SettingsReply } from '../../contract/platform/settings.ts';
import { createLog } from './log.ts';

/**
 * Sends personal data to the program in every way, with all log levels on and a database that rejects it.
 * No log line may contain that data.
 */

/** Personal data, each with a word that occurs nowhere else. */
const marked = {
  name: 'Zebulon Quagmire',
  email: 'zebulon.quagmire@example.com',
  phone: '(561) 555-0177',
  password: 'ninepurplezeppelins at dawn',
  wrong: 'elevengreenzeppelins at dusk',
  token: 'Marked7TokenZz9YyXxWwVvUuTtSsRr',
  details: 'behind the marigolds',
  secret: 'marked-company-secret',
  cookie: 'Marked5CookieAbCdEfGhIjKlMnOpQrSt',
};
const traces = [
  'zebulon',
  'quagmire',
  '5550177',
  '555-0177',
  'zeppelins',
  marked.token,
  'marigolds',
  marked.secret,
  marked.cookie,
];

const lines: string[] = [];
let folder: string;
let program: TestProgram;
let origin: string;
let mail: MailServer;
let service: Server;
let who: Visitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagehaul-log-'));
  mail = await startMailServer({ refuse: true });
  service = createServer((request, response) => {
    request.resume();
    response.writeHead(500).end(`${marked.email} is not known`);
  });
  await new Promise<void>(resolve => {
    service.listen(0, '127.0.0.1', () => resolve());
  });
  const log = createLog('trace', { write: line => lines.push(line) });
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      lines.push(parts.map(String).join(' '));
    });
  }
  const env = { SMTP_URL: mail.url, DATA_DIR: folder };
  program = await startTestProgram(env, undefined, loopbackOutgoing(), { log });
  ({ origin } = await program.listen());
  who = visitor(origin);
});
afterAll(async () => {
  await program.stop();
  await mail.close();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const asAdmin = (method: string, path: string, body?: unknown) =>
  program.request(method, path, { cookie: program.cookie, ...(body === undefined ? {} : { body }) });

/** One of every request with personal data, whatever the response. */
async function tellEverything(): Promise<number[]> {
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/?key=${marked.token}`;
  const { name, email, phone, password, wrong, token, details } = marked;
  const form = quoteForm({ name, email, phone, additional_details: details });
  const couple = {
    full_name_1: name,
    full_name_2: name,
    state: 'Florida',
    email,
    phone,
    wedding_date: '2027-06-01',
    page_path: '/giveaway',
    subject_line: '',
    form_token: '',
  };
  const broken = `{"templates":[{"name":"${name}","email":"${email}" ${password}`;
  const replies = [
    await who.request('POST', '/api/leads', form),
    await who.request('POST', '/api/giveaway-entries', couple),
    await who.request('POST', '/api/auth/sign-up/email', { email, password, name }),
    await who.request('POST', '/api/auth/sign-in/email', { email, password: wrong }),
    await who.request('POST', '/api/auth/sign-in/email', { email, password }),
    await who.request('POST', '/api/auth/request-password-reset', { email }),
    await who.request('POST', '/api/auth/reset-password', { token, newPassword: password }),
    await who.request('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' }),
    await who.request('POST', '/api/auth/sign-in/email-otp', { email, otp: '123456' }),
    await who.request('POST', '/api/account/confirm', { token }),
    await who.request('POST', '/api/invitations/open', { token }),
    await who.request('GET', `/api/leads?search=${encodeURIComponent(email)}`),
    await who.request('GET', `/hauling/?email=${encodeURIComponent(email)}`),
    await asAdmin('GET', `/api/leads?search=${encodeURIComponent(name)}`),
    await asAdmin('POST', '/api/invitations', { email }),
    await asAdmin('POST', '/api/webhooks', { url: address, events: ['lead.received'] }),
    await asAdmin('PUT', '/api/account-secrets/company-sign-in', { value: marked.secret }),
    await asAdmin('POST', '/api/api-keys', {
      name,
      scopes: ['pages:read'],
      expires_in_days: 1,
    }),
    await program.request('GET', '/api/pages', { headers: { authorization: `Bearer ph_${token}` } }),
    await program.request('GET', '/api/session', {
      headers: { cookie: `pagehaul.session_token=${marked.cookie}.${token}` },
    }),
    await asAdmin('POST', '/api/imports?import_type=full', broken),
    await program.request('POST', '/api/templates', {
      cookie: program.cookie,
      body: broken,
      headers: { 'content-type': 'application/json' },
    }),
    await askThePhone(phone),
  ];
  return replies.map(reply => reply.status);
}

/** A message service that fails and quotes the recipient. */
async function askThePhone(phone: string): Promise<Response> {
  const { accounts } = await program.call<SettingsReply>('GET', '/api/settings');
  await asAdmin('PUT', '/api/settings/accounts', {
    revision: accounts.revision,
    value: {
      ...accounts.value,
      message_sender: {
        is_on: true,
        address: `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`,
      },
    },
  });
  return asAdmin('POST', '/api/account/factors', { factor_type: 'phone', phone: `+1 ${phone}` });
}

const tables = [
  'leads',
  'giveaway_entries',
  'auth_users',
  'auth_accounts',
  'auth_verifications',
  'auth_sessions',
  'outbox',
  'invitations',
  'webhooks',
  'webhook_deliveries',
  'api_keys',
  'import_jobs',
  'settings',
  'activity',
];

test('what people say is in no line of the log, whatever fails', async () => {
  await tellEverything();
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} add constraint refuses_all check (false) not valid`.execute(
      program.database.kysely,
    );
  }
  const statuses = await tellEverything();
  expect(statuses.filter(status => status >= 500).length).toBeGreaterThan(5);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} drop constraint refuses_all`.execute(program.database.kysely);
  }
  await sql`alter table generated_landing_pages rename to elsewhere`.execute(program.database.kysely);
  const failed = await who.request('GET', `/hauling-miami-fl/?email=${encodeURIComponent(marked.email)}`);
  await sql`alter table elsewhere rename to generated_landing_pages`.execute(program.database.kysely);
  expect(failed.status).toBe(500);
  // Job errors are logged later.
  await expect.poll(() => lines.some(line => line.includes('"job_id"'))).toBe(true);
  const requestId = failed.headers.get('x-request-id');
  expect(lines.filter(line => line.includes(`"request_id":"${requestId}"`))).toHaveLength(1);
  expect(lines.filter(line => line.includes('"msg":"request failed"')).length).toBeGreaterThan(5);
  expect(lines.filter(line => line.includes('refuses_all')).length).toBeGreaterThan(5);
  const told = lines.filter(line => traces.some(trace => line.toLowerCase().includes(trace.toLowerCase())));
  expect(told).toEqual([]);
});
