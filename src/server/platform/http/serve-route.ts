import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { actAs } from '../activity/acting.ts';
import { jsonInChunks } from '../json-in-chunks.ts';
import { runYielding } from '../yielding.ts';
import type { AppEnv } from './app-env.ts';
import { type Call, honoPath, readCall } from './read-call.ts';
import { actorOf } from './require-access.ts';

/** A handler of a route without a reply may return nothing. */
type Answer<R extends Route> = z.input<R['reply']> extends undefined ? void : z.input<R['reply']>;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;

/** Serves a route of the contract: checks access, validates the call, then runs the handler. */
export function serveRoute<R extends Route>(app: Hono<AppEnv>, route: R, handler: Handler<R>): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const reply = await actAs(actorOf(c), () => handler(call));
    if (route.status === 204) return c.body(null, 204);
    const json = await runYielding(jsonInChunks(reply));
    return c.body(json, route.status, { 'Content-Type': 'application/json' });
  });
}

/** Serves a route whose reply is plain text of a certain type. */
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

/** Serves a route whose body is a file. guard-requests.ts limits its size. */
export function serveUpload<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>, file: Buffer) => Promise<z.input<R['reply']>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const file = Buffer.from(await c.req.arrayBuffer());
    const json = await runYielding(jsonInChunks(await actAs(actorOf(c), () => handler(call, file))));
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
}

/** An incoming file, to be read once. */
export interface SentFile {
  readonly body: AsyncIterable<Uint8Array>;
  /** The announced size; null if the sender doesn't announce it. */
  readonly length: number | null;
}

/** Serves a route whose body is a file too large for memory. Only the handler limits its size. */
export function serveStreamedUpload<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>, file: SentFile) => Promise<z.input<R['reply']>>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const length = c.req.header('content-length');
    // A web stream would copy each chunk and double the memory to collect.
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

/** Serves a route whose reply is a file. The browser never displays it as a page of this site. */
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
