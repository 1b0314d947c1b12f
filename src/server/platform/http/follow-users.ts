import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Reports each answer to a signed-in user or a valid key. Registered after the caller is identified. */
export function followUsers(app: Hono<AppEnv>, served: (response: ServerResponse) => void): void {
  app.use('/api/*', (c, next) => {
    // Tests call the app without a socket.
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (c.get('user') && outgoing && 'shouldKeepAlive' in outgoing) served(outgoing);
    return next();
  });
}
