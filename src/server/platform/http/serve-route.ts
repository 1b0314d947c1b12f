import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { actAs } from '../activity/acting.ts';
import { inSteps } from '../in-steps.ts';
import { jsonInSteps } from '../json-in-steps.ts';
import type { AppEnv } from './app-env.ts';
import { type Call, honoPath, readCall } from './read-call.ts';
import { actorOf } from './require-access.ts';

/** Where a route answers nothing, a handler need not return it. */
type Answer<R extends Route> = z.input<R['reply']> extends undefined ? void : z.input<R['reply']>;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;

/** Answers a route of the contract: who may call is checked first, then every part, then the handler runs. */
export function serveRoute<R extends Route>(app: Hono<AppEnv>, route: R, handler: Handler<R>): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const reply = await actAs(actorOf(c), () => handler(call));
    if (route.status === 204) return c.body(null, 204);
    const json = await inSteps(jsonInSteps(reply));
    return c.body(json, route.status, { 'Content-Type': 'application/json' });
  });
}

/** Answers a route whose reply is plain text of a certain kind. */
export function serveText<R extends Route>(
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
export function serveUpload<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>, file: Buffer) => Promise<z.input<R['reply']>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const file = Buffer.from(await c.req.arrayBuffer());
    const json = await inSteps(jsonInSteps(await actAs(actorOf(c), () => handler(call, file))));
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
}

/** A file on its way in, to be read once. */
export interface SentFile {
  readonly body: AsyncIterable<Uint8Array>;
  /** As announced by the sender; null when it does not say. */
  readonly length: number | null;
}

/** Answers a route whose body is a file too large for memory. The handler bounds what it reads: nothing else does. */
export function serveStreamedUpload<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>, file: SentFile) => Promise<z.input<R['reply']>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const length = c.req.header('content-length');
    // A web stream of the connection would copy each chunk: twice as much memory to collect.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const body =
      incoming?.iterator({ destroyOnReturn: false }) ??
      c.req.raw.body ??
      new ReadableStream<Uint8Array>({ start: stream => stream.close() });
    const file = { body, length: length === undefined ? null : Number(length) };
    const reply = await actAs(actorOf(c), () => handler(call, file));
    return route.status === 204 ? c.body(null, 204) : c.json(reply, route.status);
  });
}

/** Answers a route whose reply is a file. Never shown as a page of ours, whatever is in it. */
export function serveFile<R extends Route>(
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
