import { randomUUID } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from '../errors.ts';
import { logAs } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { isFromAnySite, largestBody } from './body-sizes.ts';
import { clientAddress } from './client-address.ts';
import { asSender } from './sender.ts';

/** Middleware for every request: an id, security headers, a body limit, and no writes from other sites. */
export function guardRequests(
  app: Hono<AppEnv>,
  publicUrl: string | null,
  trustedProxies: number | null,
): void {
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('user', null);
    c.set('session', null);
    c.set('key', null);
    const address = clientAddress(c, trustedProxies);
    c.set('address', address);
    c.header('X-Request-Id', requestId);
    await logAs({ request_id: requestId }, () => asSender(address, next));
  });
  app.use(
    secureHeaders({
      // A route may set stricter headers, as file downloads do.
      overwrite: false,
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
      xFrameOptions: 'SAMEORIGIN',
      // A form that is sent again after an error must still report its page.
      referrerPolicy: 'strict-origin-when-cross-origin',
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        frameSrc: ["'self'", 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    }),
  );
  app.use('/api/*', async (c, next) => {
    await next();
    // Private data must not stay in the cache of a shared computer.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use('/api/*', refuseOtherSites(publicUrl));
  app.use('/api/*', async (c, next) => {
    const maxSize = largestBody(c.req.method, c.req.path);
    return maxSize === null ? next() : bodyLimit({ maxSize, onError: refuseBody })(c, next);
  });
}

function refuseBody(): never {
  throw new AppError('invalid', 'That is too much at once. Send a smaller body.', { reason: 'body-size' });
}

/**
 * Prevents pages of other sites from writing with a signed-in browser. Programs send no Origin header and
 * are not affected. Visitors' forms act for no account, and a translator shows our pages on its own site.
 */
function refuseOtherSites(publicUrl: string | null): MiddlewareHandler<AppEnv> {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (isFromAnySite(c.req.method, c.req.path)) return next();
    const origin = c.req.header('origin');
    const isOurs = origin
      ? origin === publicOrigin || hostOf(origin) === c.req.header('host')
      : c.req.header('sec-fetch-site') !== 'cross-site';
    if (!isOurs)
      throw new AppError('forbidden', 'This request comes from another site.', { reason: 'origin' });
    return next();
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
