import type { IncomingMessage } from 'node:http';

/** A host name or address with an optional port. No list, user or path. */
const plainHost = /^[^\s,@/\\?#]*$/;

/**
 * True for a request that a proxy may parse differently: two hosts, or a body without a certain end. Node's
 * parser refuses the rest, such as two lengths, or a length with chunks.
 */
export function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
  const { host = '', 'transfer-encoding': coding } = headers;
  return (
    hosts > 1 ||
    !plainHost.test(host) ||
    (coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked'))
  );
}
