import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Networks that can't reach us over the internet. A peer there is the owner's proxy, or a person at the
 * machine.
 */
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

/**
 * The client's address according to trusted proxies. Each proxy appends its caller's address to
 * X-Forwarded-For.
 */
export function clientAddress(c: Context, trustedProxies: number | null): string {
  // Tests call the app without a socket.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return senderOf(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
}

/**
 * The sender that limits count by. IPv6 addresses count by their /64, the usual range of one household or
 * server.
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
 * The client's address; empty if unknown. Trusted proxies write the last `trustedProxies` entries of the
 * header, and the first of these is the client; earlier entries can be forged. Without a number, a peer in
 * a private network counts as one proxy.
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

/** Some proxies append the port. */
const withoutPort = (address: string) =>
  address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

/** Converts IPv4-mapped IPv6 addresses to IPv4 and removes the zone of link-local addresses. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');

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
