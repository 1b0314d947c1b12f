import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './address-rule.ts';
import { Outgoing, type OutgoingFailure } from './outgoing.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
});

async function listen(answer: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port };
}

const limits = { time: 30_000, bytes: 1_000, longer: 'refuse' } as const;
const inTests = new Outgoing({ ...limits, allowLoopback: true });
const strict = new Outgoing(limits);
const refusalOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: OutgoingFailure) => error.why,
  );

describe('addresses of the program’s own surroundings', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
  ])('%s is not public', address => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', address => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a request', () => {
  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'not an address',
  ])('to %s is refused before anything is sent', async url => {
    expect(strict.refusalOf(url)).not.toBeNull();
    expect(await refusalOf(strict.send({ method: 'GET', url }))).toBe('address');
  });

  test('to a name that leads inside is refused, even if another of its addresses is public', async () => {
    const rebound = new Outgoing(limits, async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    expect(await refusalOf(rebound.send({ method: 'GET', url: 'https://inside.example/' }))).toBe('address');
  });

  test('a request goes to the address that was checked, whatever the name says the second time', async () => {
    const { port } = await listen((request, response) => response.end(`host ${request.headers.host}`));
    let asked = 0;
    const outgoing = new Outgoing({ ...limits, allowLoopback: true }, async () => {
      asked += 1;
      return asked === 1 ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '10.0.0.1', family: 4 }];
    });
    const reply = await outgoing.send({ method: 'GET', url: `http://changing.example:${port}/` });
    expect([reply.body.toString(), asked]).toEqual([`host changing.example:${port}`, 1]);
  });

  test('a request follows no redirect', async () => {
    const seen: string[] = [];
    const { url } = await listen((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect((await inTests.send({ method: 'GET', url: `${url}/first` })).status).toBe(302);
    expect(seen).toEqual(['/first']);
  });

  test('stops waiting for a receiver that keeps sending slowly', async () => {
    const { url } = await listen((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    });
    const hasty = new Outgoing({ ...limits, time: 400, allowLoopback: true });
    expect(await refusalOf(hasty.send({ method: 'GET', url }))).toBe('too-slow');
  });

  test('a request reads no more than it may', async () => {
    const { url } = await listen((_request, response) => response.end('x'.repeat(100_000)));
    expect(await refusalOf(inTests.send({ method: 'GET', url }))).toBe('too-large');
    const cutting = new Outgoing({ ...limits, longer: 'cut', allowLoopback: true });
    expect((await cutting.send({ method: 'GET', url })).body).toHaveLength(1_000);
  });

  test('to a closed port says so', async () => {
    const { url } = await listen(() => undefined);
    for (const server of servers.splice(0)) await new Promise(resolve => server.close(resolve));
    expect(await refusalOf(inTests.send({ method: 'POST', url, body: 'x' }))).toBe('unreachable');
  });
});

describe('a mail server', () => {
  const names: Readonly<Record<string, string[]>> = {
    'relay.example': ['10.0.0.5'],
    'mail.example': ['93.184.215.14'],
    'two-faced.example': ['93.184.215.14', '169.254.169.254'],
  };
  const mail = new Outgoing(limits, async host =>
    (names[host] ?? []).map(address => ({ address, family: 4 })),
  );

  test.each([
    ['relay.example', 587],
    ['127.0.0.1', 25],
    ['::1', 1025],
    ['fd00::7', 465],
    ['mail.example', 8025],
  ])('a mail server may be %s at port %i', async (host, port) => {
    await expect(mail.mailAddress(host, port)).resolves.toMatchObject({
      isPublic: host === 'mail.example',
    });
  });

  test.each([
    ['relay.example', 5432],
    ['127.0.0.1', 22],
    ['::ffff:127.0.0.1', 5432],
    ['169.254.169.254', 25],
    ['0.0.0.0', 25],
    ['fe80::1', 25],
    ['two-faced.example', 25],
    ['nobody.example', 25],
  ])('a mail server may not be %s at port %i', async (host, port) => {
    expect(await refusalOf(mail.mailAddress(host, port))).toMatch(/^(?:address|not-found)$/);
  });
});
