import { type Outgoing, OutgoingFailure } from '../../platform/http/outgoing/outgoing.ts';
import { retryAfter } from '../../platform/http/outgoing/retry-after.ts';

/** The endpoint; participating search engines share the addresses. */
export const indexnowEndpoint = 'https://api.indexnow.org/indexnow';

/** The protocol's maximum per post. */
export const maxInOnePost = 10_000;

/** Nothing in the answer is of use but its head; no more of it than this is listened to. */
const bounds = { time: 15_000, bytes: 4_096, longer: 'cut' } as const;
const day = 24 * 3_600_000;

export interface Post {
  readonly endpoint: string;
  readonly origin: string;
  readonly key: string;
  readonly paths: readonly string[];
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly isTaken: boolean;
  /** For people. */
  readonly words: string;
  /** The requested delay in milliseconds; null if the response has none. */
  readonly wait: number | null;
}

/** One post. Never throws for the remote side: no, invalid or endless responses, or redirects. */
export async function postAddresses(
  outgoing: Outgoing,
  { endpoint, origin, key, paths, signal }: Post,
): Promise<Answer> {
  try {
    const { status, headers } = await outgoing.within(bounds).send({
      method: 'POST',
      url: endpoint,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: paths.map(path => `${origin}${encodeURI(path)}`),
      }),
      signal,
    });
    return {
      isTaken: status === 200 || status === 202,
      words: statusLabel(status),
      wait: retryAfter(headers['retry-after'] ?? null, Date.now()),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutgoingFailure)) throw error;
    const words =
      error.why === 'too-slow'
        ? 'No answer within 15 seconds'
        : 'Could not be reached, or answered with nonsense';
    return { isTaken: false, words, wait: null };
  }
}

function statusLabel(status: number): string {
  const known: Record<number, string> = {
    200: 'Taken (200)',
    202: 'Taken; they will look for the key file (202)',
    400: 'They could not read it (400)',
    403: 'They don’t find the key file at the site’s public address (403)',
    422: 'They say the addresses are not of this site (422)',
    429: 'Too many at once; they want a pause (429)',
  };
  return known[status] ?? `Answered with ${status}`;
}

/** Five minutes, then twice as long each time, up to a day. */
export function delayAfter(failures: number): number {
  return Math.min(5 * 60_000 * 2 ** Math.min(failures, 12), day);
}
