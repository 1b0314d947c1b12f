import { Secret, TOTP } from 'otpauth';

/** Seconds a code of an authenticator app is shown for. */
const period = 30;

/** What an app is given to make codes with. */
export function newTotp(issuer: string, email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer, label: email, secret, period });
  return { secret: secret.base32, uri: totp.toString() };
}

export const stepAt = (time: number) => Math.floor(time / 1000 / period);

/** The time step a code belongs to, one before or after now allowed for clocks that differ; null for a wrong code. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp: time, window: 1 });
  return delta === null ? null : stepAt(time) + delta;
}
