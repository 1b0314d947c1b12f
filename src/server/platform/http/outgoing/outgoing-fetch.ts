import type { Outgoing } from './outgoing.ts';

/** The guarded HTTP client as a fetch function, for libraries that send GET requests. */
export function outgoingFetch(
  outgoing: Outgoing,
): (url: string, options: { headers: Headers; signal: AbortSignal }) => Promise<Response> {
  return async (url, { headers, signal }) => {
    const reply = await outgoing.send({ method: 'GET', url, headers: Object.fromEntries(headers), signal });
    return new Response(new Uint8Array(reply.body), { status: reply.status });
  };
}
