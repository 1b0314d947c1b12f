import { type Agent, type IncomingMessage, request } from 'node:http';
import type { BuiltCall } from './build-call.ts';

export interface Answered {
  readonly status: number;
  readonly requestId: string | null;
  /** The answer's text, as far as it was read. */
  readonly text: string;
}

const longestMs = 60_000;
const maxText = 4 * 2 ** 20;

interface Sending {
  readonly agent: Agent;
  readonly origin: string;
  /** The caller's credentials and address. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Only its head is read. */
  readonly isStream: boolean;
}

/** Makes a call over a socket; throws without an answer. */
export function sendCall(
  call: BuiltCall,
  { agent, origin, credentials, isStream }: Sending,
): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      hostname,
      port,
      method: call.method,
      path: call.target,
      headers: {
        ...credentials,
        ...call.headers,
        ...(call.body ? { 'content-length': String(call.body.length) } : {}),
      },
    });
    const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${longestMs} ms`)), longestMs);
    sent.once('close', () => clearTimeout(timer));
    sent.once('error', reject);
    sent.once('response', response => {
      const answered = (text: string) =>
        resolve({
          status: response.statusCode ?? 0,
          requestId: String(response.headers['x-request-id'] ?? '') || null,
          text,
        });
      read(response, isStream && response.statusCode === 200).then(answered, reject);
    });
    sent.end(call.body ?? undefined);
  });
}

/** An answer's text up to a bound; nothing of a stream of events, which has no end. */
async function read(response: IncomingMessage, isStream: boolean): Promise<string> {
  if (isStream) {
    response.destroy();
    return '';
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxText) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
