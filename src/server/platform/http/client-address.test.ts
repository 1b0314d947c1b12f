import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForwardingProxy } from '../../../../test/forwarding-proxy.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { senderOf } from './client-address.ts';

describe('the client is', () => {
  test('the client is the first of the addresses that trusted proxies wrote', () => {
    const forwarded = '6.6.6.6, 203.0.113.9, 198.51.100.1';
    expect(senderOf('10.0.0.2', forwarded, 1)).toBe('198.51.100.1');
    expect(senderOf('10.0.0.2', forwarded, 2)).toBe('203.0.113.9');
    expect(senderOf('192.0.2.1', forwarded, 2)).toBe('203.0.113.9');
  });

  test('the client is the first address where fewer proxies wrote one than are trusted', () => {
    expect(senderOf('10.0.0.2', '203.0.113.9', 3)).toBe('203.0.113.9');
    expect(senderOf('10.0.0.2', undefined, 3)).toBe('10.0.0.2');
  });

  test('the client is the caller where no proxy is trusted', () => {
    expect(senderOf('127.0.0.1', '203.0.113.9', 0)).toBe('127.0.0.1');
  });

  test('an address that a proxy wrote with its port', () => {
    expect(senderOf('10.0.0.2', '203.0.113.9:4711', 1)).toBe('203.0.113.9');
    expect(senderOf('10.0.0.2', '[2001:db8::1]:4711', 1)).toBe('2001:db8:0:0::/64');
  });
});

describe('behind two proxies', () => {
  let program: TestProgram;
  let web: Listener;
  let edge: Awaited<ReturnType<typeof startForwardingProxy>>;
  let inner: typeof edge;
  beforeAll(async () => {
    program = await startTestProgram({ TRUSTED_PROXIES: '2' });
    web = await program.listen();
    inner = await startForwardingProxy(web.port);
    edge = await startForwardingProxy(inner.port);
  });
  afterAll(async () => {
    await edge.close();
    await inner.close();
    await program.stop();
  });

  /** The status of a sign-in from a loopback address. */
  const signIn = async (localAddress: string, password: string, forged: Record<string, string> = {}) => {
    const sent = request({
      host: '127.0.0.1',
      port: edge.port,
      localAddress,
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', ...forged },
      agent: false,
    });
    const email = password === 'correct horse battery' ? 'admin@example.com' : 'nobody@example.com';
    sent.end(JSON.stringify({ email, password }));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    reply.resume();
    return reply.statusCode;
  };

  test('a stranger meets the limit whatever header they forge, and the owner signs in', async () => {
    const statuses: (number | undefined)[] = [];
    for (let n = 1; n <= 31; n += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.${n}` };
      statuses.push(await signIn('127.0.0.66', 'a wrong password', forged));
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect(await signIn('127.0.0.9', 'correct horse battery')).toBe(200);
  });
});
