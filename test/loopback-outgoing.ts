import { Outgoing } from '../src/server/platform/http/outgoing/outgoing.ts';

/** Outgoing requests that may reach loopback test servers; production blocks them. */
export function loopbackOutgoing(): Outgoing {
  return new Outgoing({ time: 30_000, bytes: 64 * 1024, longer: 'cut', allowLoopback: true });
}
