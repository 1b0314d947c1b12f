import type { IncomingMessage } from 'node:http';
import { isPlainHost } from './is-plain-host.ts';

const absolute = /^(https?):\/\/([^/?#]*)/i;

/**
 * Rewrites a target with scheme and host, which every server has to accept, to the path alone. False: it names another host
 * than the Host header, or an odd one, so a proxy may parse the request differently.
 */
export function toOriginForm(request: IncomingMessage): boolean {
  const { url: target = '/', headers } = request;
  const [start, scheme = '', authority = ''] = absolute.exec(target) ?? [];
  if (start === undefined) return true;
  if (!isPlainHost(authority)) return false;
  const { host = authority } = headers;
  if (hostIn(scheme, host) !== hostIn(scheme, authority)) return false;
  const path = target.slice(start.length);
  request.url = path.startsWith('/') ? path : `/${path}`;
  headers.host = host;
  return true;
}

/** Host and port, without the port that the scheme implies. */
const hostIn = (scheme: string, host: string) => new URL(`${scheme}://${host}/`).host;
