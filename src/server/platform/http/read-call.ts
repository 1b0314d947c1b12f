import type { Context } from 'hono';
import { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { AppError } from '../errors.ts';
import type { AppEnv, OpenSession, SignedIn } from './app-env.ts';
import { readJson } from './read-json.ts';
import { requireAccess } from './require-access.ts';

/** A validated call of a route. */
export interface Call<R extends Route> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
  /** The caller. Null is possible only on a route for anyone. */
  readonly user: R['access'] extends 'anyone' ? SignedIn | null : SignedIn;
  /** The caller's session, for account routes. On a route for anyone, its second factor may be missing. */
  readonly session: R['access'] extends 'signed-in' ? OpenSession : OpenSession | null;
  /** The scheme and host from the request. Not trusted. */
  readonly origin: string;
  /** The client's address, for limits. */
  readonly address: string;
  /** The request's headers. Not trusted. */
  readonly headers: Headers;
  /** Adds a Set-Cookie header to the response. */
  readonly setCookie: (line: string) => void;
  /** Aborted if the caller disconnects before the response. */
  readonly signal: AbortSignal;
}

/** Checks the caller's access, then validates every part of the call against the contract. */
export async function readCall<R extends Route>(c: Context<AppEnv>, route: R): Promise<Call<R>> {
  requireAccess(c, route);
  refuseNul({ ...c.req.param(), ...c.req.query() });
  const parts = z.object({ params: route.params, query: route.query, body: route.body }).safeParse({
    params: takesNothing(route.params) ? undefined : c.req.param(),
    query: takesNothing(route.query) ? undefined : c.req.query(),
    body:
      takesNothing(route.body) || (await leavesBodyOut(c, route))
        ? undefined
        : readJson(c.req.header('content-type') ?? '', await c.req.text()),
  });
  if (!parts.success) throw invalidParts(parts.error);
  // The contract's schemas have just validated the data. Only the generic parameter is lost.
  return {
    ...parts.data,
    user: c.get('user'),
    session: c.get('session'),
    address: c.get('address'),
    setCookie: (line: string) => c.header('Set-Cookie', line, { append: true }),
    get headers() {
      return c.req.raw.headers;
    },
    get origin() {
      return new URL(c.req.url).origin;
    },
    // Created on first use, because most routes don't need it.
    get signal() {
      return c.req.raw.signal;
    },
  } as Call<R>;
}

/**
 * Refuses NUL in addresses, because the database can't contain it. Bodies are cleaned instead, because
 * people paste text.
 */
function refuseNul(texts: Readonly<Record<string, string>>): void {
  const fields = Object.entries(texts)
    .filter(([name, text]) => name.includes('\0') || text.includes('\0'))
    .map(([name]) => ({ path: name.replaceAll('\0', ''), message: 'Remove the NUL character' }));
  if (fields[0]) throw new AppError('invalid', fields[0].message, { fields });
}

function invalidParts(error: z.ZodError): AppError {
  const fields = error.issues.slice(0, 100).map(issue => ({
    path: issue.path.slice(1).join('.') || String(issue.path[0] ?? ''),
    message: issue.message,
  }));
  const first = fields[0];
  // One refusal of several fields, such as "fill in all", is said once.
  const message =
    first && fields.every(field => field.message === first.message)
      ? first.message
      : fields.map(field => `${field.path}: ${field.message}`).join('; ');
  return new AppError('invalid', message.slice(0, 1_000), { fields });
}

/** True if an optional body is missing. */
async function leavesBodyOut(c: Context<AppEnv>, route: Route): Promise<boolean> {
  return route.body.safeParse(undefined).success && (await c.req.text()) === '';
}

const takesNothing = (schema: z.ZodType) => schema instanceof z.ZodUndefined;

/** Converts a path of the contract to the router's syntax. */
export const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
