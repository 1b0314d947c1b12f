import { Secret, TOTP } from 'otpauth';

/** Seconds for which an authenticator app shows a code. */
const period = 30;

/** The secret and the setup address for an authenticator app. */
export function newTotp(issuer: string, email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer, label: email, secret, period });
  return { secret: secret.base32, uri: totp.toString() };
}

export const stepAt = (time: number) => Math.floor(time / 1000 / period);

/**
 * The time step of a code; null if it is wrong. One step before or after now is allowed, because clocks
 * differ.
 */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp: time, window: 1 });
  return delta === null ? null : stepAt(time) + delta;
}
