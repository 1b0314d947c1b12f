import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

interface LinkLimits {
  /** The verdict on one more request from this address. */
  check(address: string): Promise<string>;
}

/** Pages behind signed links: few guesses are allowed, proxies cache nothing, and no other page learns the link. */
export function guardLinks(app: Hono<AppEnv>, path: `/${string}/*`, limits: LinkLimits): void {
  app.use(path, async (c, next) => {
    const verdict = await limits.check(c.get('address'));
    if (verdict === 'refused' || verdict === 'blocked')
      return c.text('Too many requests from one connection. Wait a minute and open the link again.', 429);
    await next();
    c.header('Cache-Control', 'no-store');
    // The link is a secret: no other page may hear of it.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    return undefined;
  });
}
