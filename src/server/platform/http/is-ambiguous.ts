import type { IncomingMessage } from 'node:http';

/** Letters of a name or an address, and perhaps a port. No list, no login, no path. */
const plainHost = /^[^\s,@/\\?#]*$/;

/**
 * A request that a proxy may read in another way than this server: two hosts, or a body whose end is not certain. Node's own
 * parser refuses the rest, such as two lengths, or a length beside chunks.
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
