import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ErrorKind, ErrorReply } from '../../../contract/platform/error.ts';
import { isUnavailable } from '../db/is-transient.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

const statusOf = {
  'not-found': 404,
  invalid: 400,
  conflict: 409,
  'signed-out': 401,
  forbidden: 403,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<ErrorKind, number>;

/** Why a request fails while the database is unavailable. */
const databaseAway = 'database';

/** Seconds until a retry, by the reason of an unavailability that passes. */
const retryAfter: Readonly<Record<string, string>> = {
  [databaseAway]: '5',
  'sign-ins': '10',
  pictures: '10',
};
const aMinute = '60';

/** Returns a refusal as it is. Logs any other error with the request's id and returns a general message. */
export function answerError(error: unknown, c: Context<AppEnv>, log: Logger): Response {
  const requestId = c.get('requestId') ?? 'none';
  if (error instanceof AppError) {
    const { kind, message, reason, fields, current } = error;
    const reply: ErrorReply = {
      error: {
        kind,
        message,
        ...(reason ? { reason } : {}),
        ...(fields ? { fields: [...fields] } : {}),
        ...(current === undefined ? {} : { current }),
        request_id: requestId,
      },
    };
    const wait = kind === 'too-many' ? aMinute : kind === 'unavailable' && retryAfter[reason ?? ''];
    if (wait) c.header('Retry-After', wait);
    return c.json(reply, statusOf[kind]);
  }
  if (error instanceof HTTPException && error.status < 500) {
    const tooLong = error.status === 413 && 'That is too much at once. Send a smaller body.';
    const message = tooLong || error.message || 'The request was refused.';
    return c.json(
      { error: { kind: 'invalid', message, request_id: requestId } } satisfies ErrorReply,
      error.status,
    );
  }
  if (isBrokenOff(c)) {
    // Nobody receives it. The metrics count it as a client error and not as a server error.
    const message = 'The request did not arrive whole. Send it again.';
    return c.json(
      { error: { kind: 'invalid', message, request_id: requestId } } satisfies ErrorReply,
      statusOf.invalid,
    );
  }
  const facts = { err: error, request_id: requestId, route: routePath(c), method: c.req.method };
  if (isUnavailable(error)) {
    log.warn(facts, 'request refused: database not available');
    const message =
      'The database can’t be reached right now. It is tried again; please try again in a moment.';
    c.header('Retry-After', '5');
    return c.json(
      {
        error: { kind: 'unavailable', message, reason: databaseAway, request_id: requestId },
      } satisfies ErrorReply,
      503,
    );
  }
  log.error(facts, 'request failed');
  const message = `Something went wrong on our side. Please try again; if it stays, report the number ${requestId}.`;
  return c.json({ error: { kind: 'unexpected', message, request_id: requestId } } satisfies ErrorReply, 500);
}

/** True if the client disconnected before the end of its body. */
function isBrokenOff(c: Context): boolean {
  // Tests call the app without a socket.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
