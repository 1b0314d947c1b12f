import { APIError } from 'better-auth/api';
import {
  authorizationCodeRequest,
  createAuthorizationURL,
  getOAuth2Tokens,
  type OAuth2Tokens,
  type OAuthProvider,
  verifyProviderIdToken,
} from 'better-auth/oauth2';
import { createRemoteJWKSet, customFetch, decodeJwt, type JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { outgoingFetch } from '../../platform/http/outgoing/outgoing-fetch.ts';

interface CompanySignIn {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly disableSignUp: boolean;
  /** The token's `acr` or `amr` must contain one of these words. Empty: any sign-in method is accepted. */
  readonly strength: readonly string[];
}

interface Claims extends Record<string, unknown> {
  readonly sub: string;
}

/** The provider's metadata. We call the first three addresses, browsers the last. */
const discoverySchema = z.object({
  issuer: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  authorization_endpoint: z.string(),
  userinfo_endpoint: z.string().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
});
type Discovery = z.output<typeof discoverySchema> & { readonly keys: JWTVerifyGetKey };

/** Milliseconds until the provider's metadata is loaded again. */
const discoveryLasts = 3_600_000;
const scopes = ['openid', 'email', 'profile'];
/** Symmetric keys, or none at all, don't authenticate the sender. */
const refusedAlgorithms = /^(?:none|HS)/i;

/**
 * The company sign-in as a provider of the library. The library's generic provider would call any address
 * that an admin or the provider names; here every request uses the guarded client.
 */
export function companyProvider(company: CompanySignIn, outgoing: Outgoing, log: Logger): OAuthProvider {
  const discover = discovery(company.issuer, outgoing);
  const { clientId, clientSecret } = company;
  const options = { clientId, ...(clientSecret ? { clientSecret } : {}) };
  const provider: OAuthProvider<Claims> = {
    id: company.id,
    name: company.name,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    options: { disableSignUp: company.disableSignUp },
    createAuthorizationURL: async ({ state, codeVerifier, redirectURI, idTokenNonce, loginHint }) => {
      const found = await discover().catch((error: unknown) => {
        log.warn(
          { part: 'company-sign-in', reason: reasonOf(error), err: error },
          'the provider’s response is unusable',
        );
        throw new APIError('SERVICE_UNAVAILABLE', {
          code: 'PROVIDER_UNREACHABLE',
          message: 'The company’s sign-in can’t be reached now. Try again later.',
        });
      });
      return createAuthorizationURL({
        id: company.id,
        options,
        authorizationEndpoint: found.authorization_endpoint,
        state,
        codeVerifier,
        scopes,
        redirectURI,
        nonce: idTokenNonce,
        loginHint,
        ...(company.strength.length > 0
          ? { additionalParams: { acr_values: company.strength.join(' ') } }
          : {}),
      });
    },
    validateAuthorizationCode: async ({ code, codeVerifier, redirectURI }) => {
      const { token_endpoint } = await discover();
      const { body, headers } = await authorizationCodeRequest({
        code,
        codeVerifier,
        redirectURI,
        options,
        tokenEndpoint: token_endpoint,
        ...(clientSecret ? {} : { tokenEndpointAuth: { method: 'none' } }),
      });
      return getOAuth2Tokens(
        await askJson(outgoing, { method: 'POST', url: token_endpoint, headers, body: body.toString() }),
      );
    },
    getUserInfo: async ({ expectedIdTokenNonce, ...tokens }) => {
      const found = await discover().catch(() => null);
      if (!found || !tokens.idToken || !expectedIdTokenNonce) return null;
      const idToken = {
        jwks: found.keys,
        issuer: found.issuer,
        audience: clientId,
        algorithms: found.id_token_signing_alg_values_supported.filter(name => !refusedAlgorithms.test(name)),
      };
      const isGenuine = await verifyProviderIdToken(
        { ...provider, idToken },
        tokens.idToken,
        expectedIdTokenNonce,
      );
      const { sub, ...claims } = isGenuine ? decodeJwt(tokens.idToken) : {};
      if (!sub) return null;
      if (!isStrongEnough(claims, company.strength)) {
        const reason = 'somebody signed in there more weakly than the settings ask for';
        log.warn({ part: 'company-sign-in', reason }, 'a sign-in was refused');
        return null;
      }
      if (claims.email) return present({ ...claims, sub });
      // An error here would reach the browser as a raw response and not on the sign-in page.
      const more = await askMore(outgoing, found, { sub, tokens }).catch((error: unknown) => {
        log.warn(
          { part: 'company-sign-in', reason: reasonOf(error) },
          'the provider tells nothing of who signed in',
        );
        return null;
      });
      return present(more);
    },
  };
  return provider;
}

/** A provider that reports no strength is treated as the weakest. */
function isStrongEnough({ acr, amr }: Record<string, unknown>, asked: readonly string[]): boolean {
  const said = new Set<unknown>([acr, ...(Array.isArray(amr) ? amr : [])]);
  return asked.length === 0 || asked.some(word => said.has(word));
}

/** Some providers return the email only for the access token and not in the id token. */
async function askMore(
  outgoing: Outgoing,
  { userinfo_endpoint: url }: Discovery,
  { sub, tokens }: { sub: string; tokens: OAuth2Tokens },
): Promise<Claims | null> {
  if (!url || !tokens.accessToken) return null;
  const headers = { authorization: `Bearer ${tokens.accessToken}`, accept: 'application/json' };
  const claims = await askJson(outgoing, { method: 'GET', url, headers });
  return claims.sub === sub ? { ...claims, sub } : null;
}

function present(claims: Claims | null) {
  if (!claims) return null;
  const { email, email_verified, name } = claims;
  const user = {
    email: typeof email === 'string' ? email : null,
    emailVerified: email_verified === true || email_verified === 'true',
    ...(typeof name === 'string' ? { name } : {}),
  };
  return { user, data: claims };
}

/** Caches the provider's metadata until it expires. Failures are not cached. */
function discovery(issuer: string, outgoing: Outgoing): () => Promise<Discovery> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let cached: { readonly at: number; readonly found: Promise<Discovery> } | null = null;
  const ask = async (): Promise<Discovery> => {
    const headers = { accept: 'application/json' };
    const found = discoverySchema.parse(await askJson(outgoing, { method: 'GET', url, headers }));
    if (bare(found.issuer) !== bare(issuer)) throw new Error('the provider’s issuer does not match');
    const refusal = outgoing.refusalOf(found.authorization_endpoint);
    if (refusal) throw new Error(`its authorization endpoint: ${refusal}`);
    const keys = createRemoteJWKSet(new URL(found.jwks_uri), { [customFetch]: outgoingFetch(outgoing) });
    return { ...found, keys };
  };
  return () => {
    if (!cached || performance.now() - cached.at > discoveryLasts) {
      const found = ask();
      const mine = { at: performance.now(), found };
      cached = mine;
      found.catch(() => {
        if (cached === mine) cached = null;
      });
    }
    return cached.found;
  };
}

async function askJson(
  outgoing: Outgoing,
  request: Parameters<Outgoing['send']>[0],
): Promise<Record<string, unknown>> {
  const { status, body } = await outgoing.send(request);
  if (status !== 200) throw new Error(`the provider answered ${status}`);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString('utf8')));
}

const bare = (issuer: string) => issuer.replace(/\/$/, '');

const reasonOf = (error: unknown) =>
  error instanceof z.ZodError || error instanceof SyntaxError
    ? 'its answer is not what OpenID Connect says'
    : String(error instanceof Error ? error.message : error);
