import { randomUUID } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';

const megabyte = 1024 * 1024;

/** What holds for every request before a handler sees it: an id, safe headers, a bounded body, no writes from other sites. */
export function guardRequests(app: Hono<AppEnv>, publicUrl: string | null): void {
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('user', null);
    c.set('address', clientAddress(c));
    c.header('X-Request-Id', requestId);
    await next();
  });
  app.use(
    secureHeaders({
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
      xFrameOptions: 'SAMEORIGIN',
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
  app.use('/api/*', refuseOtherSites(publicUrl));
  app.use('/api/batches', bodyLimit({ maxSize: 48 * megabyte }));
  app.use('/api/locations/*', bodyLimit({ maxSize: 24 * megabyte }));
  app.use('/api/*', async (c, next) => {
    if (/^\/api\/(batches$|locations\/)/.test(c.req.path)) return next();
    return bodyLimit({ maxSize: 6 * megabyte })(c, next);
  });
}

/** A page of another site may not make a signed-in browser write here. Programs without an Origin header are not browsers. */
function refuseOtherSites(publicUrl: string | null): MiddlewareHandler<AppEnv> {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
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
