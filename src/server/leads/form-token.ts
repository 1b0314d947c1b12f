import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * The time at which a form was drawn, signed: "1763690000000.<signature>". A page kept in memory carries the time at which
 * it was drawn for its first visitor, so an old time says nothing; a very young one tells a program from a person.
 */

export function signFormToken(key: string, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signature(key, time)}`;
}

/** How long ago the form was drawn, in milliseconds; null for anything we did not sign. */
export function ageOfFormToken(key: string, token: string, now: Date): number | null {
  const [time = '', given = ''] = token.split('.', 2);
  const expected = Buffer.from(signature(key, time));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return now.getTime() - Number(time);
}

const signature = (key: string, time: string) => createHmac('sha256', key).update(time).digest('base64url');
