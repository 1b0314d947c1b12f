import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { Route } from '../../contract/route.ts';
import type { OpenSession } from '../account/open-session.ts';
import { actAs } from '../activity/acting.ts';
import { cleanJson, needsCleaning } from '../db/clean-json.ts';
import { AppError } from '../errors.ts';
import type { AppEnv, SignedIn } from './app-env.ts';
import { isDeeperThan } from './json-depth.ts';
import { actorOf, requireAccess } from './require-access.ts';

type AnyRoute = Route;

/** A call after its parts were checked against the contract. */
export interface Call<R extends AnyRoute> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
  /** Who calls. There always is somebody, but on a route for anyone. */
  readonly user: R['access'] extends 'anyone' ? SignedIn | null : SignedIn;
  /** The session somebody is signed in with, which an account's own routes ask for; on a route for anyone also an unfinished one. */
  readonly session: R['access'] extends 'signed-in' ? OpenSession : OpenSession | null;
  /** Scheme and host as the caller wrote them: nothing to trust. */
  readonly origin: string;
  /** Where the call comes from, for limits. */
  readonly address: string;
  /** As the caller wrote them: nothing to trust. */
  readonly headers: Headers;
  /** Adds a Set-Cookie line to the answer. */
  readonly setCookie: (line: string) => void;
  /** Aborted when the caller goes away before the answer. */
  readonly signal: AbortSignal;
}

/** Where a route answers nothing, a handler need not return it. */
type Answer<R extends AnyRoute> = z.input<R['reply']> extends undefined ? void : z.input<R['reply']>;

export type Handler<R extends AnyRoute> = (call: Call<R>) => Promise<Answer<R>>;

/**
 * Checks a call while it can still be refused, and gives what sends replies one by one until `signal` says the caller
 * has gone.
 */
export type StreamHandler<R extends AnyRoute> = (
  call: Call<R>,
) => Promise<(send: (reply: z.input<R['reply']>) => Promise<void>, signal: AbortSignal) => Promise<void>>;

/** Answers a route of the contract: who may call is checked first, then every part, then the handler runs. */
export function serveRoute<R extends AnyRoute>(app: Hono<AppEnv>, route: R, handler: Handler<R>): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const reply = await actAs(actorOf(c), () => handler(call));
    return route.status === 204 ? c.body(null, 204) : c.json(reply, route.status);
  });
}

/** Answers a route whose reply is plain text of a certain kind. */
export function serveText<R extends AnyRoute>(
  app: Hono<AppEnv>,
  route: R,
  type: string,
  handler: (call: Call<R>) => Promise<string>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const text = await handler(await readCall(c, route));
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
}

/** Answers a route whose body is a file. How large it may be is in guard-requests.ts. */
export function serveUpload<R extends AnyRoute>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>, file: Buffer) => Promise<z.input<R['reply']>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const file = Buffer.from(await c.req.arrayBuffer());
    return c.json(await actAs(actorOf(c), () => handler(call, file)), 200);
  });
}

/** A file on its way in, to be read once. */
export interface SentFile {
  readonly body: AsyncIterable<Uint8Array>;
  /** As announced by the sender; null when it does not say. */
  readonly length: number | null;
}

/** Answers a route whose body is a file too large for memory. The handler bounds what it reads: nothing else does. */
export function serveStreamedUpload<R extends AnyRoute>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>, file: SentFile) => Promise<z.input<R['reply']>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const length = c.req.header('content-length');
    const body = c.req.raw.body ?? new ReadableStream<Uint8Array>({ start: stream => stream.close() });
    const file = { body, length: length === undefined ? null : Number(length) };
    const reply = await actAs(actorOf(c), () => handler(call, file));
    return route.status === 204 ? c.body(null, 204) : c.json(reply, route.status);
  });
}

/** Answers a route whose reply is a file. Never shown as a page of ours, whatever is in it. */
export function serveFile<R extends AnyRoute>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>) => Promise<Uint8Array<ArrayBuffer>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const file = await handler(await readCall(c, route));
    c.header('Content-Type', route.media ?? 'application/octet-stream');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'private, max-age=3600');
    return c.body(file, 200);
  });
}

/** A file for people to keep, written while it is sent. */
export interface Download {
  readonly name: string;
  /** Where it is known before. */
  readonly bytes?: number;
  /** Asked for the next part only when the caller has taken the one before; ended when the caller goes away. */
  readonly chunks: AsyncIterator<Uint8Array>;
}

/** Answers a route whose reply is a file of any length, never held in memory as a whole. */
export function serveDownload<R extends AnyRoute>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>) => Promise<Download>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const { name, bytes, chunks } = await actAs(actorOf(c), () => handler(call));
    const media = route.media ?? 'application/octet-stream';
    c.header('Content-Type', media.startsWith('text/') ? `${media}; charset=utf-8` : media);
    if (bytes !== undefined) c.header('Content-Length', String(bytes));
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'private, no-store');
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async controller => {
          const { value, done } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: async () => void (await chunks.return?.()),
      },
      { highWaterMark: 1 },
    );
    return c.body(body, 200);
  });
}

/** Answers a streaming route with server-sent events; a comment every 15 s keeps proxies from closing the line. */
export function serveStream<R extends AnyRoute>(
  app: Hono<AppEnv>,
  route: R,
  event: string,
  handler: StreamHandler<R>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const stream = await handler(await readCall(c, route));
    c.header('Cache-Control', 'no-store');
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async line => {
      const gone = new AbortController();
      const leave = () => gone.abort();
      line.onAbort(leave);
      // The browser comes back by itself, and finds a process that stays.
      const leaving = c.get('leaving');
      leaving?.addEventListener('abort', leave);
      if (leaving?.aborted) leave();
      const beat = setInterval(() => void line.write(': still here\n\n').catch(() => gone.abort()), 15_000);
      let id = 0;
      try {
        await stream(async reply => {
          id += 1;
          await line.writeSSE({ event, id: String(id), data: JSON.stringify(reply) });
        }, gone.signal);
      } finally {
        clearInterval(beat);
        leaving?.removeEventListener('abort', leave);
      }
    });
  });
}

async function readCall<R extends AnyRoute>(c: Context<AppEnv>, route: R): Promise<Call<R>> {
  requireAccess(c, route);
  refuseNul({ ...c.req.param(), ...c.req.query() });
  const parts = z.object({ params: route.params, query: route.query, body: route.body }).safeParse({
    params: takesNothing(route.params) ? undefined : c.req.param(),
    query: takesNothing(route.query) ? undefined : c.req.query(),
    body: takesNothing(route.body) || (await leavesBodyOut(c, route)) ? undefined : await readJson(c),
  });
  if (!parts.success) throw invalidParts(parts.error);
  // The contract's own schemas have just proved the shape; only the generic parameter is lost on the way.
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
    // Only who asks for it pays for it.
    get signal() {
      return c.req.raw.signal;
    },
  } as Call<R>;
}

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('invalid', 'Send the body as application/json.', { reason: 'content-type' });
  }
  const text = await c.req.text();
  const body = parseJson(text);
  if (isDeeperThan(body, deepestBody)) {
    throw new AppError('invalid', `The body is nested more than ${deepestBody} levels deep.`, {
      reason: 'depth',
    });
  }
  return needsCleaning(text) ? cleanJson(body) : body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', 'The body is not valid JSON.', { reason: 'json', cause });
  }
}

/** The database takes none, so nothing it holds could be meant. In a body, where people paste, it is left out instead. */
function refuseNul(texts: Readonly<Record<string, string>>): void {
  const fields = Object.entries(texts)
    .filter(([name, text]) => name.includes('\0') || text.includes('\0'))
    .map(([name]) => ({ path: name.replaceAll('\0', ''), message: 'A NUL character is no text' }));
  if (fields[0]) throw new AppError('invalid', fields[0].message, { fields });
}

function invalidParts(error: z.ZodError): AppError {
  const fields = error.issues.slice(0, 100).map(issue => ({
    path: issue.path.slice(1).join('.') || String(issue.path[0] ?? ''),
    message: issue.message,
  }));
  const first = fields[0];
  const message =
    fields.length === 1 && first
      ? first.message
      : fields.map(field => `${field.path}: ${field.message}`).join('; ');
  return new AppError('invalid', message.slice(0, 1_000), { fields });
}

/** Far deeper than any template, far shallower than the stack. */
const deepestBody = 64;

/** A body that may be left out was. */
async function leavesBodyOut(c: Context<AppEnv>, route: AnyRoute): Promise<boolean> {
  return route.body.safeParse(undefined).success && (await c.req.text()) === '';
}

const takesNothing = (schema: z.ZodType) => schema instanceof z.ZodUndefined;

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
