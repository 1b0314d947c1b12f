import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isMailAddress, isPublicAddress } from './address-rule.ts';

export type RefusedWhy =
  | 'address' // not an https address of the public internet
  | 'not-found' // the name has no address
  | 'too-slow'
  | 'too-large'
  | 'unreachable';

/** The request failed or was not allowed. The message is for people. */
export class OutgoingFailure extends Error {
  readonly why: RefusedWhy;

  constructor(why: RefusedWhy, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutgoingFailure';
    this.why = why;
  }
}

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface OutgoingReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface OutgoingLimits {
  /** Milliseconds for the whole request. */
  readonly time: number;
  /** Maximum bytes of a response. */
  readonly bytes: number;
  /** What to do with a longer response. */
  readonly longer: 'refuse' | 'cut';
  /** For tests, which use loopback without TLS. No environment variable sets this. */
  readonly allowLoopback?: boolean;
}

type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

/**
 * An HTTP client for addresses that people entered. It connects to the public internet by https only: all
 * addresses of a name are checked, and the connection uses a checked one, which prevents DNS rebinding.
 * Follows no redirects and limits time and bytes.
 */
export class Outgoing {
  readonly #limits: OutgoingLimits;
  readonly #resolve: Resolve;

  constructor(
    limits: OutgoingLimits,
    resolve: Resolve = host => lookUp(host, { all: true, verbatim: true }),
  ) {
    this.#limits = limits;
    this.#resolve = resolve;
  }

  /** A client with other limits. */
  within(bounds: Pick<OutgoingLimits, 'time' | 'bytes' | 'longer'>): Outgoing {
    return new Outgoing({ ...this.#limits, ...bounds }, this.#resolve);
  }

  /** The reason why an address is not allowed, without a DNS lookup; null if it is allowed. */
  refusalOf(text: string): string | null {
    if (!URL.canParse(text)) return 'Enter a full address that begins with https://';
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(this.#limits.allowLoopback && url.protocol === 'http:')) {
      return 'Enter an address that begins with https://';
    }
    if (url.username || url.password) return 'Leave name and password out of the address';
    const host = bareHost(url);
    const isOpen = isIP(host) ? this.#isAllowed(host, url) : this.#limits.allowLoopback || !isOwnName(host);
    if (!isOpen) return 'That address is not on the open internet';
    return null;
  }

  async send(request: OutgoingRequest): Promise<OutgoingReply> {
    const refusal = this.refusalOf(request.url);
    if (refusal) throw new OutgoingFailure('address', refusal);
    const url = new URL(request.url);
    const timeout = AbortSignal.timeout(this.#limits.time);
    const signal = AbortSignal.any([timeout, ...(request.signal ? [request.signal] : [])]);
    try {
      const address = await whileNotAborted(this.#checkedAddress(url), signal);
      return await this.#exchange(request, url, { address, signal });
    } catch (error) {
      if (error instanceof OutgoingFailure) throw error;
      if (timeout.aborted) {
        throw new OutgoingFailure(
          'too-slow',
          `No answer within ${this.#limits.time / 1_000} seconds.`,
          error,
        );
      }
      throw new OutgoingFailure('unreachable', reasonOf(error), error);
    }
  }

  /**
   * The checked address of a mail server that an admin entered. Unlike others it may be in the own network, but only at
   * the ports of mail.
   */
  async mailAddress(host: string, port: number): Promise<{ address: string; isPublic: boolean }> {
    const literal = isIP(host);
    const found = literal ? [{ address: host, family: literal }] : await this.#lookUp(host);
    const [first] = found;
    if (!first) throw new OutgoingFailure('not-found', `${host} has no address.`);
    const isAllowed = (address: string) =>
      isMailAddress(address, port) || (this.#limits.allowLoopback && isLoopbackAddress(address));
    if (!found.every(({ address }) => isAllowed(address))) {
      throw new OutgoingFailure(
        'address',
        `${host} is in a private network: only the ports 25, 465, 587, 1025 and 2525 are open there.`,
      );
    }
    return { address: first.address, isPublic: isPublicAddress(first.address) };
  }

  async #checkedAddress(url: URL): Promise<{ address: string; family: number }> {
    const host = bareHost(url);
    const literal = isIP(host);
    const found = literal ? [{ address: host, family: literal }] : await this.#lookUp(host);
    const [first] = found;
    if (!first) throw new OutgoingFailure('not-found', `${host} has no address.`);
    // One private address makes the whole name suspicious.
    if (found.some(({ address }) => !this.#isAllowed(address, url))) {
      throw new OutgoingFailure('address', `${host} leads to an address that is not on the open internet.`);
    }
    return first;
  }

  async #lookUp(host: string) {
    try {
      return await this.#resolve(host);
    } catch (error) {
      throw new OutgoingFailure('not-found', `${host} can’t be found.`, error);
    }
  }

  #isAllowed(address: string, url: URL): boolean {
    if (this.#limits.allowLoopback && isLoopbackAddress(address)) return true;
    return url.protocol === 'https:' && isPublicAddress(address);
  }

  #exchange(
    { method, headers, body }: OutgoingRequest,
    url: URL,
    { address, signal }: { address: { address: string; family: number }; signal: AbortSignal },
  ): Promise<OutgoingReply> {
    const { bytes: max, longer } = this.#limits;
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const outgoing = send(
        url,
        {
          method,
          signal,
          lookup: fixedLookup(address),
          agent: false, // A reused connection would skip the check.
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        reply => {
          const pieces: Buffer[] = [];
          let bytes = 0;
          const end = () =>
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(pieces) });
          reply.on('data', (piece: Buffer) => {
            pieces.push(piece.subarray(0, Math.max(0, max - bytes)));
            bytes += piece.length;
            if (bytes <= max) return;
            if (longer === 'cut') end();
            else reject(new OutgoingFailure('too-large', `The answer is longer than ${max} bytes.`));
            outgoing.destroy();
          });
          reply.once('end', end);
          reply.once('error', reject);
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  }
}

/** Names that never belong to the public internet. */
const isOwnName = (host: string) => /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host);

const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

function fixedLookup({ address, family }: { address: string; family: number }): LookupFunction {
  return (_host, options, found) => {
    if (options.all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
}

function whileNotAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'The connection was refused.';
  if (code === 'ECONNRESET') return 'The connection was broken off.';
  if (/CERT|SELF_SIGNED|ALTNAME|SSL|TLS/i.test(code)) return `The certificate is not valid (${code}).`;
  return `The receiver can’t be reached${code ? ` (${code})` : ''}.`;
}
