import { Outgoing } from '../src/server/platform/http/outgoing/outgoing.ts';

/** A way out that also leads to servers of the test on loopback; the program itself has no such one. */
export function loopbackOutgoing(): Outgoing {
  return new Outgoing({ time: 30_000, bytes: 64 * 1024, longer: 'cut', allowLoopback: true });
}
