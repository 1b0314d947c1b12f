import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { onLoopback } from './on-loopback.ts';

interface CompanyPerson {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** How they signed in, in the words of the provider. */
  readonly amr?: readonly string[];
  readonly acr?: string;
}

/** A real OpenID Connect provider on loopback that signs in whomever the test says, without asking. */
export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The account signed in at the provider from now on. */
  signInAs(person: CompanyPerson): void;
  /** Accepts requests to this path from now on without answering; null answers all again. */
  hang(path: string | null): void;
  /** Follows the address one is sent to as a browser would, to the address that leads back. */
  authorize(address: string): Promise<string>;
  close(): Promise<void>;
}

export async function startOidcServer(
  callback: () => string,
  { tellsEmailInToken = true }: { tellsEmailInToken?: boolean } = {},
): Promise<OidcServer> {
  const http = createServer();
  const { origin: issuer, close } = await onLoopback(http);
  const clientId = 'pagehaul';
  const clientSecret = 'a secret of the company';
  let person: CompanyPerson = { sub: 'nobody', email: 'nobody@example.com', emailVerified: false };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback()],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub', 'acr', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    acrValues: ['urn:acme:gold', 'urn:acme:bronze'],
    conformIdTokenClaims: !tellsEmailInToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: person.email,
        email_verified: person.emailVerified,
        name: 'Company Person',
      }),
    }),
    cookies: { keys: ['a key of the test'] },
  });
  const answer = provider.callback();
  let hanging: string | null = null;
  http.on('request', (request, response) => {
    if (hanging !== null && request.url?.startsWith(hanging)) return;
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response);
      return;
    }
    void decide(provider, request, response, person);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    signInAs: next => {
      person = next;
    },
    hang: path => {
      hanging = path;
    },
    authorize: address => followUntil(address, callback()),
    close,
  };
}

/** Signs the person in and grants all requested scopes. */
async function decide(
  provider: Provider,
  request: Parameters<Provider['interactionDetails']>[0],
  response: Parameters<Provider['interactionDetails']>[1],
  { sub, acr, amr }: CompanyPerson,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, {
      login: { accountId: sub, ...(acr ? { acr } : {}), ...(amr ? { amr: [...amr] } : {}) },
    });
    return;
  }
  const grant = new provider.Grant({
    accountId: session?.accountId ?? sub,
    clientId: String(params.client_id),
  });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { consent: { grantId } });
}

async function followUntil(address: string, end: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let hops = 0; hops < 12; hops += 1) {
    if (next.startsWith(end)) return next;
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const to = reply.headers.get('location');
    if (!to) throw new Error(`the provider answered ${reply.status}: ${(await reply.text()).slice(0, 500)}`);
    next = new URL(to, next).href;
  }
  throw new Error('the provider leads nowhere');
}
