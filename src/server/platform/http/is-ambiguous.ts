import type { IncomingMessage } from 'node:http';
import { isPlainHost } from './is-plain-host.ts';

/**
 * True for a request that a proxy may parse differently: two hosts or an odd one, or a body without a certain end. Node's
 * parser refuses the rest, such as two lengths, or a length with chunks.
 */
export function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
  const { host, 'transfer-encoding': coding } = headers;
  return (
    hosts > 1 ||
    // Clients of HTTP/1.0 may send none. Node refuses it since.
    (host !== undefined && !isPlainHost(host)) ||
    (coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked'))
  );
}
