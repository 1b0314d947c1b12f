import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loopbackOutgoing } from '../../../../test/loopback-outgoing.ts';
import { newCustomer, type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import type { Session } from '../../../contract/identity/session.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { httpMessageSender } from './message-sender.ts';

const password = 'seven purple wheelbarrows';
const phone = '+13055550142';
let served: ServedProgram;
let service: Server;
let status = 200;
const taken: { authorization: string | undefined; to: string; text: string }[] = [];

beforeAll(async () => {
  served = await serveTestProgram();
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (status === 200) taken.push({ authorization: request.headers.authorization, ...JSON.parse(body) });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
    });
  });
  await new Promise<void>(resolve => {
    service.listen(0, '127.0.0.1', () => resolve());
  });
});
afterAll(async () => {
  await served.close();
  service.closeAllConnections();
  service.close();
});

const addressOf = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
const lastCode = () => /^(\d{6}) /.exec(taken.at(-1)?.text ?? '')?.[1] ?? '';

async function switchOn(): Promise<void> {
  await served.program.call('PUT', '/api/account-secrets/message-sender', { value: 'the token' });
  const { accounts } = await served.program.call<SettingsReply>('GET', '/api/settings');
  await served.program.call('PUT', '/api/settings/accounts', {
    revision: accounts.revision,
    value: { ...accounts.value, message_sender: { is_on: true, address: addressOf() } },
  });
}

describe('a phone as second factor', () => {
  test('a phone as second factor is off until an admin names a service', async () => {
    const who = await newCustomer(served, 'early@example.com', password);
    const reply = await who.request('POST', '/api/account/factors', { factor_type: 'phone', phone });
    expect([reply.status, (await reply.json()).error.reason]).toEqual([409, 'no-message-sender']);
    await switchOn();
  });

  test('gets its code by the service, and signs in with it once', async () => {
    const email = 'phone@example.com';
    const who = await newCustomer(served, email, password);
    const written = '+1 (305) 555-0142';
    const { id } = await who.call<{ id: string }>('POST', '/api/account/factors', {
      factor_type: 'phone',
      phone: written,
    });
    expect(taken.at(-1)).toMatchObject({ to: phone, authorization: 'Bearer the token' });
    await who.call('POST', `/api/account/factors/${id}/verify`, { code: lastCode() });

    const half = served.visitor();
    await half.call('POST', '/api/auth/sign-in/email', { email, password });
    expect(await half.call<Session>('GET', '/api/session')).toMatchObject({
      awaits: ['phone', 'recovery-code'],
    });
    await half.call('POST', '/api/account/challenge/message');
    const code = lastCode();
    await half.call('POST', '/api/account/challenge', { method: 'phone', code });
    const replay = served.visitor();
    await replay.call('POST', '/api/auth/sign-in/email', { email, password });
    expect((await replay.request('POST', '/api/account/challenge', { method: 'phone', code })).status).toBe(
      400,
    );
  });

  test('a phone as second factor says so when the service does not take the message', async () => {
    const who = await newCustomer(served, 'down@example.com', password);
    status = 500;
    const reply = await who.request('POST', '/api/account/factors', {
      factor_type: 'phone',
      phone: '+13055550143',
    });
    expect([reply.status, (await reply.json()).error.reason]).toEqual([503, 'message-not-sent']);
    status = 200;
  });

  test('a phone as second factor needs a number with its country', async () => {
    const who = await newCustomer(served, 'number@example.com', password);
    const reply = await who.request('POST', '/api/account/factors', {
      factor_type: 'phone',
      phone: '305 555 0142',
    });
    expect(reply.status).toBe(400);
  });
});

test('the sender follows no redirect', async () => {
  status = 302;
  const sender = httpMessageSender(loopbackOutgoing(), { address: addressOf(), secret: null });
  await expect(sender.send(phone, 'text')).rejects.toThrow('the message service answered 302');
  status = 200;
});
