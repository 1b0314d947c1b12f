import type { Outgoing } from './outgoing.ts';

/** The guarded way out for a library that wants to be given a fetch and asks with GET. */
export function outgoingFetch(
  outgoing: Outgoing,
): (url: string, options: { headers: Headers; signal: AbortSignal }) => Promise<Response> {
  return async (url, { headers, signal }) => {
    const reply = await outgoing.send({ method: 'GET', url, headers: Object.fromEntries(headers), signal });
    return new Response(new Uint8Array(reply.body), { status: reply.status });
  };
}
