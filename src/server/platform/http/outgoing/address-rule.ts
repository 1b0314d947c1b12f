import { BlockList, isIP } from 'node:net';

/*
 * Addresses outside the public internet: this machine, its network, and the cloud's metadata service.
 * Requests there could expose data that only the program may read.
 */
const refused = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  refused.addSubnet(net, bits, 'ipv4');
}

/** Only public unicast IPv6 is allowed, except for ranges that embed other addresses. */
const globalSix = new BlockList();
globalSix.addSubnet('2000::', 3, 'ipv6');
const refusedSix = new BlockList();
for (const [net, bits] of [
  ['2001::', 23], // tunnels and tests, Teredo among them
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4, which embeds IPv4 addresses
  ['3fff::', 20],
] as const) {
  refusedSix.addSubnet(net, bits, 'ipv6');
}

/** @example isPublicAddress('169.254.169.254') // false */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  if (family === 6) return globalSix.check(address, 'ipv6') && !refusedSix.check(address, 'ipv6');
  return false;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** This machine and its network, where an owner’s own mail server may be. Never link-local: there a cloud keeps its secrets. */
const own = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  own.addSubnet(net, bits, 'ipv4');
}
own.addSubnet('fc00::', 7, 'ipv6');
own.addAddress('::1', 'ipv6');

const mailPorts: ReadonlySet<number> = new Set([25, 465, 587, 1025, 2525]);

/** @example isMailAddress('10.0.0.5', 587) // true, and false at 5432 */
export function isMailAddress(address: string, port: number): boolean {
  if (isPublicAddress(address)) return true;
  const family = isIP(address);
  return family !== 0 && own.check(address, family === 4 ? 'ipv4' : 'ipv6') && mailPorts.has(port);
}
