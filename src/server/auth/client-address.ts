import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

/** The header in which we tell the sign-in library who is calling. What a caller sends under this name is replaced. */
export const addressHeader = 'x-pagehaul-address';

/**
 * The address a request comes from: the other end of the connection, or, when that is a proxy on this very machine, the
 * last address the proxy has added. Null where there is no connection (a test).
 */
export function clientAddress(c: Context<AppEnv>): string | null {
  const peer = peerAddress(c);
  if (peer === null || !/^(127\.|::1$|::ffff:127\.)/.test(peer)) return peer;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer;
}

function peerAddress(c: Context<AppEnv>): string | null {
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    return null;
  }
}
