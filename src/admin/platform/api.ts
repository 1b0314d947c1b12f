import type { z } from 'zod';
import { errorReplySchema } from '../../contract/platform/error.ts';
import type { Route } from '../../contract/platform/route.ts';
import { ApiError } from './api-error.ts';
import { type OnSent, sendFile } from './send-file.ts';

/** One part of a call's input: absent if the route has none, optional if all its keys are. */
type Part<Key extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : Partial<z.input<Schema>> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> | undefined }
      : { [K in Key]: z.input<Schema> };

export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;

/** The input is optional if nothing in it is required; `Options` follow. */
export type CallArguments<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Options = unknown> =
  Partial<CallInput<P, Q, B>> extends CallInput<P, Q, B>
    ? [input?: CallInput<P, Q, B> & Options]
    : [input: CallInput<P, Q, B> & Options];

/** The input of a route's calls: a write's variables. */
export type InputOf<Called> = Called extends Route<infer P, infer Q, infer B> ? CallInput<P, Q, B> : never;

export interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls a route of the contract and answers with its checked reply; every failure is an ApiError.
 *
 * @example const batch = await call(routes.batches.read, { params: { id } })
 */
export function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  route: Route<P, Q, B, R>,
  ...[input]: CallArguments<P, Q, B, { signal?: AbortSignal }>
): Promise<z.output<R>> {
  return callRoute(route, input ?? {});
}

/** Calls a route with an input that is already checked against it. */
export async function callRoute<R extends z.ZodType>(
  route: Pick<Route<z.ZodType, z.ZodType, z.ZodType, R>, 'method' | 'path' | 'reply'>,
  given: AnyInput,
): Promise<z.output<R>> {
  const reply = await send(route, given);
  return understood(route.reply, reply.status === 204 ? undefined : await readJson(reply));
}

/** Sends a call to its route. */
export function send(route: Pick<Route, 'method' | 'path'>, given: AnyInput): Promise<Response> {
  return request(addressOf(route.path, given), {
    method: route.method.toUpperCase(),
    ...(given.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given.body) }),
    ...(given.signal ? { signal: given.signal } : {}),
  });
}

/** The file, unless it is too large to be sent. */
export function ofAtMost(bytes: number, file: File): File {
  if (file.size <= bytes) return file;
  throw new ApiError('invalid', `This file is larger than ${bytes / 1024 ** 2} MB. Choose a smaller one.`);
}

/** Sends a file to an upload route, and returns its checked reply. */
export async function upload<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  route: Route<P, Q, z.ZodUndefined, R>,
  { params, query, file, onSent }: { params: z.input<P>; query?: z.input<Q>; file: File; onSent?: OnSent },
): Promise<z.output<R>> {
  const address = addressOf(route.path, { params, query });
  const method = route.method.toUpperCase();
  const type = file.type || 'application/octet-stream';
  const reply = onSent
    ? await accepted(await reached(sendFile(address, { method, file, type, onSent })))
    : await request(address, { method, headers: { 'content-type': type }, body: file });
  return understood(route.reply, await readJson(reply));
}

/** Calls a route that returns a file, and downloads it under its name. */
export async function download<B extends z.ZodType, R extends z.ZodType>(
  route: Route<z.ZodUndefined, z.ZodUndefined, B, R>,
  { body, name }: { body: z.input<B>; name: string },
): Promise<void> {
  const reply = await send(route, { body });
  const address = URL.createObjectURL(await reply.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** The address of a call, with its path and query filled in. */
export function addressOf(path: string, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/**
 * Fetch that converts every refusal to an ApiError. Shared with the sign-in calls, whose refusals have another shape.
 */
export async function request(
  address: string,
  init: RequestInit,
  otherRefusal?: z.ZodType<{ message: string; reason?: string }>,
): Promise<Response> {
  const reply = await reached(fetch(address, { ...init, credentials: 'same-origin' }), init.signal);
  return accepted(reply, otherRefusal);
}

/** The reply, unless it is a refusal. */
async function accepted(
  reply: Response,
  otherRefusal?: z.ZodType<{ message: string; reason?: string }>,
): Promise<Response> {
  if (reply.ok) return reply;
  const json = await readJson(reply).catch(() => null);
  const refusal = errorReplySchema.safeParse(json);
  if (refusal.success) {
    const { kind, message, ...rest } = refusal.data.error;
    throw new ApiError(kind, message, rest);
  }
  const other = otherRefusal?.safeParse(json).data;
  throw new ApiError(
    kindOfStatus(reply.status),
    other?.message ?? sentenceOfStatus(reply.status),
    other?.reason ? { reason: other.reason } : {},
  );
}

async function reached(sending: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    return await sending;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('network', 'The server can’t be reached. Check your connection and try again.');
  }
}

async function readJson(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch {
    throw new ApiError('unexpected', 'The server’s answer was cut off. Try again.');
  }
}

function understood<R extends z.ZodType>(schema: R, json: unknown): z.output<R> {
  const reply = schema.safeParse(json);
  if (reply.success) return reply.data;
  throw new ApiError(
    'unexpected',
    'This page is older than the server it talks to. Reload it and try again.',
  );
}

function kindOfStatus(status: number) {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many';
  return status >= 502 && status <= 504 ? 'unavailable' : 'unexpected';
}

function sentenceOfStatus(status: number): string {
  if (status === 429) return 'Too many attempts. Wait a minute and try again.';
  if (status >= 502 && status <= 504) return 'The server is restarting. Try again in a moment.';
  return `The server answered with status ${status}. Try again.`;
}
