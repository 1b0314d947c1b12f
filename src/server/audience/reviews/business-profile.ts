import { z } from 'zod';
import type { BusinessProfileConfig } from '../../platform/business-profile-config.ts';
import { type Outgoing, OutgoingFailure, type OutgoingReply } from '../../platform/http/outgoing/outgoing.ts';

/*
 * The review list of the Business Profile protocol, version 4: GET {base}/{location}/reviews, in pages, with a token of OAuth 2.
 */

/** The protocol's largest page. */
const perPage = 50;
const bounds = { time: 15_000, bytes: 2 * 1024 * 1024, longer: 'refuse' } as const;
const tokenSchema = z.object({ access_token: z.string().min(1).max(8_192) });

/** The records are read one by one: an odd one must not stop the others. */
const pageSchema = z.object({
  reviews: z.array(z.unknown()).max(1_000).default([]),
  nextPageToken: z.string().max(8_192).optional(),
});

/** The other side refused, or answered with what is not the protocol. The message is for people. */
export class ProfileFailure extends Error {
  /** What `Retry-After` said. */
  readonly retryAfter: string | null;

  constructor(message: string, retryAfter: string | null = null) {
    super(message);
    this.name = 'ProfileFailure';
    this.retryAfter = retryAfter;
  }
}

interface Reach {
  readonly outgoing: Outgoing;
  readonly signal: AbortSignal;
}

export async function fetchToken(
  config: BusinessProfileConfig,
  { outgoing, signal }: Reach,
): Promise<string> {
  const reply = await sent(
    outgoing.within(bounds).send({
      method: 'POST',
      url: config.tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: config.clientId,
        client_secret: config.clientSecret,
        refresh_token: config.refreshToken,
      }).toString(),
      signal,
    }),
    signal,
  );
  if (reply.status === 400 || reply.status === 401)
    throw new ProfileFailure(`The grant is not valid any more (${reply.status}). Grant it again.`);
  return readReply(reply, tokenSchema).access_token;
}

/** The records of one page of the list, and the token of the next; null: it was the last. */
export async function fetchReviews(
  config: BusinessProfileConfig,
  { token, page, outgoing, signal }: Reach & { readonly token: string; readonly page: string | null },
): Promise<{ readonly records: readonly unknown[]; readonly next: string | null }> {
  const url = new URL(`${config.baseUrl}/${config.location}/reviews`);
  url.searchParams.set('pageSize', String(perPage));
  if (page !== null) url.searchParams.set('pageToken', page);
  const reply = await sent(
    outgoing.within(bounds).send({
      method: 'GET',
      url: url.href,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal,
    }),
    signal,
  );
  const { reviews, nextPageToken } = readReply(reply, pageSchema);
  return { records: reviews, next: nextPageToken || null };
}

async function sent(reply: Promise<OutgoingReply>, signal: AbortSignal): Promise<OutgoingReply> {
  try {
    return await reply;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OutgoingFailure) throw new ProfileFailure(error.message);
    throw error;
  }
}

function readReply<Schema extends z.ZodType>(
  { status, headers, body }: OutgoingReply,
  schema: Schema,
): z.output<Schema> {
  if (status === 429 || status === 503)
    throw new ProfileFailure(`They want a pause (${status}).`, headers['retry-after'] ?? null);
  if (status === 401 || status === 403)
    throw new ProfileFailure(`They do not let us read this profile (${status}). Check the grant.`);
  if (status === 404) throw new ProfileFailure('They know no such location (404). Check its name.');
  if (status !== 200) throw new ProfileFailure(`They answered with ${status}.`);
  const read = schema.safeParse(parsed(body.toString('utf8')));
  if (!read.success) throw new ProfileFailure('Their answer is not the review list of the protocol.');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
