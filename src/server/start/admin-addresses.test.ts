import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loopbackOutgoing } from '../../../test/loopback-outgoing.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import type { Webhook, WebhookDelivery } from '../../contract/operations/webhooks.ts';
import type { SettingsReply } from '../../contract/platform/settings.ts';
import { routes } from '../../contract/routes.ts';
import { sendToPhone } from '../identity/account/message-sender.ts';
import { Outgoing } from '../platform/http/outgoing/outgoing.ts';

/** Every address field of the contract, and how the program uses it. */
const fields: Record<
  string,
  'asked by us' | 'shown to browsers' | 'no address of the net' | 'a mail server, which has a rule of its own'
> = {
  'post /api/batches url_pattern': 'no address of the net',
  'post /api/batch-series url_pattern': 'no address of the net',
  'post /api/pages url_pattern': 'no address of the net',
  'post /api/page-renamings url_pattern': 'no address of the net',
  'patch /api/customers/{id} website_url': 'shown to browsers',
  'post /api/leads address': 'no address of the net',
  'post /api/reviews source_url': 'shown to browsers',
  'patch /api/reviews/{id} source_url': 'shown to browsers',
  'put /api/settings/business value.licenses.license_issuer': 'no address of the net',
  'put /api/settings/business value.socials.href': 'shown to browsers',
  'put /api/settings/outside value.order_form_url': 'shown to browsers',
  'put /api/settings/accounts value.company_sign_in.issuer': 'asked by us',
  'put /api/settings/accounts value.message_sender.address': 'asked by us',
  'put /api/settings/mail value.host': 'a mail server, which has a rule of its own',
  'put /api/settings/mail value.security': 'no address of the net',
  'put /api/settings/navigation value.menu.href': 'shown to browsers',
  'put /api/settings/navigation value.footer.links.href': 'shown to browsers',
  'post /api/setup business.socials.href': 'shown to browsers',
  'post /api/setup/plan business.socials.href': 'no address of the net',
  'post /api/setup/preview business.socials.href': 'shown to browsers',
  'post /api/webhooks url': 'asked by us',
  'put /api/webhooks/{id} url': 'asked by us',
};

/** The addresses of known host names. A lookup of any other name fails the test. */
const names: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'six.example': ['fd00::1'],
  'both.example': ['93.184.215.14', '10.0.0.1'],
};

const written = [
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0177.0.0.1/x',
  'https://0x7f000001/x',
  'https://10.1.2.3/x',
  'https://172.20.0.1/x',
  'https://192.168.0.1/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fd00:ec2::254]/x',
  'https://localhost/x',
  'https://app.localhost/x',
  'https://db.internal/x',
  'https://0/x',
  'http://127.0.0.1/x',
  'http://example.com/x',
  'https://name:secret@example.com/x',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
];

let inside: Server;
let heard: string[];
let connections: number;
let answer: RequestListener;
let port: number;
let strict: TestProgram;
let lenient: TestProgram;

beforeAll(async () => {
  inside = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    request.resume();
    answer(request, response);
  });
  inside.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>(resolve => {
    inside.listen(0, '127.0.0.1', () => resolve());
  });
  port = (inside.address() as AddressInfo).port;
  const outgoing = new Outgoing({ time: 30_000, bytes: 1_000, longer: 'cut' }, async host =>
    (names[host] ?? []).map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
  strict = await startTestProgram({}, undefined, outgoing);
  lenient = await startTestProgram({}, undefined, loopbackOutgoing());
});
afterAll(async () => {
  await strict.stop();
  await lenient.stop();
  inside.closeAllConnections();
  inside.close();
});
beforeEach(() => {
  heard = [];
  connections = 0;
  answer = (_request, response) => response.end('{}');
});

async function saveAccounts(program: TestProgram, what: { issuer?: string; sender?: string }) {
  const { accounts } = await program.call<SettingsReply>('GET', '/api/settings');
  const { company_sign_in, message_sender } = accounts.value;
  return program.request('PUT', '/api/settings/accounts', {
    cookie: program.cookie,
    body: {
      revision: accounts.revision,
      value: {
        ...accounts.value,
        company_sign_in: what.issuer
          ? { is_on: true, name: 'Acme', issuer: what.issuer, client_id: 'x' }
          : { ...company_sign_in, is_on: false, issuer: '' },
        message_sender: what.sender
          ? { is_on: true, address: what.sender }
          : { ...message_sender, is_on: false, address: '' },
      },
    },
  });
}

const saveWebhook = (program: TestProgram, url: string) =>
  program.request('POST', '/api/webhooks', {
    cookie: program.cookie,
    body: { url, events: ['lead.received'] },
  });

/** Makes the program request each address once, in its usual way. Returns the results. */
async function useAll(program: TestProgram, at: (what: string) => string): Promise<void> {
  expect((await saveAccounts(program, { issuer: at('issuer'), sender: at('sender') })).status).toBe(200);
  const begun = await program.request('POST', '/api/auth/sign-in/social', {
    body: { provider: 'company', callbackURL: '/auth' },
  });
  expect([begun.status, (await begun.json()).code]).toEqual([503, 'PROVIDER_UNREACHABLE']);
  await expect(sendToPhone(program.accountContext, '+13055550142', 'code')).rejects.toMatchObject({
    reason: 'message-not-sent',
  });
  const saved = await saveWebhook(program, at('hook'));
  expect(saved.status).toBe(201);
  const { id } = (await saved.json()) as Webhook;
  await program.call('POST', `/api/webhooks/${id}/test`);
  const attempts = async () =>
    (await program.call<{ items: WebhookDelivery[] }>('GET', `/api/webhooks/${id}/deliveries`)).items[0]
      ?.attempts;
  await expect.poll(attempts).toBeGreaterThan(0);
  await program.call('DELETE', `/api/webhooks/${id}`);
}

test('every field that holds an address is known, with what becomes of it', () => {
  expect(addressFields().sort((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(fields).sort((a, b) => a.localeCompare(b)),
  );
});

describe('an address of the program’s own surroundings', () => {
  test.each(written)('%s is refused when it is written down', async url => {
    const replies = [
      await saveAccounts(strict, { issuer: url }),
      await saveAccounts(strict, { sender: url }),
      await saveWebhook(strict, url),
    ];
    expect(replies.map(reply => reply.status)).toEqual([400, 400, 400]);
  });

  test.each(Object.keys(names))('behind the name %s is not asked', async name => {
    await useAll(strict, what => `https://${name}:${port}/${what}`);
    expect(connections).toBe(0);
  });

  test('behind a redirect is not asked', async () => {
    answer = (_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${port}/secret` }).end();
    await useAll(lenient, what => `http://127.0.0.1:${port}/${what}`);
    expect(heard).toEqual(['GET /issuer/.well-known/openid-configuration', 'POST /sender', 'POST /hook']);
  });

  test('an address of the program’s own surroundings that a provider names as its own is not asked', async () => {
    const outside = new Outgoing({ time: 30_000, bytes: 10_000, longer: 'cut', allowLoopback: true });
    const { companyProvider } = await import('../identity/auth/company-provider.ts');
    const issuer = `http://127.0.0.1:${port}`;
    answer = (_request, response) =>
      response.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: 'https://169.254.169.254/token',
          jwks_uri: 'https://10.0.0.1/keys',
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      );
    const provider = companyProvider(
      {
        id: 'company',
        name: 'Acme',
        issuer,
        clientId: 'x',
        clientSecret: 's',
        disableSignUp: false,
        strength: [],
      },
      outside,
      strict.log,
    );
    await expect(
      provider.validateAuthorizationCode({ code: 'c', redirectURI: `${issuer}/back` }),
    ).rejects.toMatchObject({ why: 'address' });
  });
});

/** The contract's text fields whose names suggest an address. */
function addressFields(): string[] {
  const found = new Set<string>();
  for (const group of Object.values(routes)) {
    for (const { method, path, body } of Object.values(group)) {
      if (body instanceof z.ZodUndefined) continue;
      const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
      for (const field of textFields(schema, schema.$defs ?? {}, [])) {
        if (addressName.test(field.split('.').at(-1) ?? '')) found.add(`${method} ${path} ${field}`);
      }
    }
  }
  return [...found];
}

const addressName = /url|uri|href|link|issuer|address|host|endpoint|origin|site|server|src/i;

interface Node {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly properties?: Record<string, Node>;
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly anyOf?: Node[];
  readonly oneOf?: Node[];
  readonly allOf?: Node[];
}

function textFields(schema: unknown, defs: Record<string, unknown>, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null || path.length > 8) return [];
  const node = schema as Node;
  if (node.$ref) {
    // Each definition once per path, because definitions may be recursive.
    const { [node.$ref.replace('#/$defs/', '')]: meant, ...others } = defs;
    return textFields(meant, others, path);
  }
  return [
    ...(node.type === 'string' ? [path.join('.')] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, part]) =>
      textFields(part, defs, [...path, name]),
    ),
    ...textFields(node.items, defs, path),
    ...textFields(node.additionalProperties, defs, path),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap(part =>
      textFields(part, defs, path),
    ),
  ];
}
