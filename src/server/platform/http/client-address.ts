import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Networks nobody reaches us from over the internet: a peer there is a proxy of the owner's (or a person at the machine). */
const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4');
}
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Who sends a request, as the trusted proxies saw it: each appends to X-Forwarded-For the address that it was called from. */
export function clientAddress(c: Context, trustedProxies: number | null): string {
  // Tests call the app without a socket.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return senderOf(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
}

/**
 * Who limits count. IPv6 addresses count by their /64, which is what one household or one server gets.
 *
 * @example senderOf('127.0.0.1', '1.2.3.4, 5.6.7.8') // '5.6.7.8'
 * @example senderOf('127.0.0.1', '1.2.3.4, 5.6.7.8', 2) // '1.2.3.4'
 */
export function senderOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number | null = null,
): string {
  const address = clientOf(peer, forwardedFor, trustedProxies);
  return isIP(address) === 6 ? network64(address) : address || 'unknown';
}

/**
 * The address of the client; empty where nobody knows it. With `trustedProxies` proxies in front, as many addresses at the end of the header are theirs to write,
 * and the first of those is the client; what stands before it can be forged. Without a number, a peer in a private network is
 * taken for one proxy.
 */
export function clientOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number | null,
): string {
  const seen = plain(peer ?? '');
  const isPrivate = seen === '' || ownNetworks.check(seen, isIP(seen) === 6 ? 'ipv6' : 'ipv4');
  const proxies = trustedProxies ?? (isPrivate ? 1 : 0);
  const [first = ''] = proxies > 0 ? (forwardedFor?.split(',').slice(-proxies) ?? []) : [];
  const forwarded = plain(withoutPort(first.trim()));
  return isIP(forwarded) ? forwarded : seen;
}

/** Some proxies write the port, too. */
const withoutPort = (address: string) =>
  address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

/** An IPv4 address in IPv6 clothes, undressed; the zone of a link-local address dropped. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function network64(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last]
    .slice(0, 4)
    .map(part => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
