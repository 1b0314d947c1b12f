import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import type { PasswordHashCost } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { currentSender } from '../../platform/http/sender.ts';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const costs: Readonly<Record<PasswordHashCost, Cost>> = {
  /** OWASP's current recommendation: 64 MB, two passes. Older hashes are upgraded at the next sign-in. */
  standard: { N: 2 ** 16, r: 8, p: 2 },
  /** Two milliseconds instead of a third of a second, for test programs only. */
  test: { N: 2 ** 10, r: 8, p: 1 },
};
/** The sign-in library's own cost, used by early versions: a quarter of today's work. */
const librarys: Cost = { N: 2 ** 14, r: 16, p: 1 };
const keyBytes = 32;

/**
 * One processor stays free for visitors. Two concurrent hashes take 128 MB and half of Node's threads. The queue takes some ten
 * seconds; the rest of a flood is refused, and addresses take turns.
 */
export const passwordLimiter = new ConcurrencyLimiter(
  { width: Math.min(2, Math.max(1, availableParallelism() - 1)), longest: 30 },
  () =>
    new AppError('unavailable', 'Too many sign-ins at the moment. Try again in a minute.', {
      reason: 'sign-ins',
    }),
);

export interface PasswordHashing {
  /** Returns `$scrypt$ln=16,r=8,p=2$salt$key`. */
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
  /** True if the hash took less work than the current cost. The owner's next sign-in upgrades it. */
  isOutdated(hash: string): boolean;
}

export function openPasswordHashing(costName: PasswordHashCost): PasswordHashing {
  const todays = costs[costName];
  return {
    hash: password => hashPassword(password, todays),
    verify: given => verifyPassword(given, todays),
    isOutdated: hash => workOf(readHash(hash).cost) < workOf(todays),
  };
}

async function hashPassword(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { salt, bytes: keyBytes, cost });
  const head = `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$`;
  return `${head}${plainBase64(salt)}$${plainBase64(key)}`;
}

async function verifyPassword(
  { hash, password }: { hash: string; password: string },
  todays: Cost,
): Promise<boolean> {
  const { cost, salt, key } = readHash(hash);
  const given = await derive(password, { salt, bytes: key.length, cost });
  const isRight = given.length > 0 && given.length === key.length && timingSafeEqual(given, key);
  // Equal time for older hashes, current hashes and unknown accounts hides which accounts exist.
  const missing = Math.round((workOf(todays) - workOf(cost)) / (cost.N * cost.r));
  if (!isRight && missing >= 1)
    await derive(password, { salt, bytes: key.length, cost: { ...cost, p: missing } });
  return isRight;
}

const workOf = ({ N, r, p }: Cost) => N * r * p;
const ours = /^\$scrypt\$ln=(\d\d?),r=(\d\d?),p=(\d\d?)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Parses a hash and its cost. The library's format is `salt:key` in hexadecimal, with the salt used as
 * text.
 */
function readHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, ourSalt = '', ourKey = ''] = ours.exec(hash) ?? [];
  if (ln) {
    const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
    return { cost, salt: Buffer.from(ourSalt, 'base64'), key: Buffer.from(ourKey, 'base64') };
  }
  const [salt = '', key = ''] = hash.split(':');
  return { cost: librarys, salt: Buffer.from(salt, 'utf8'), key: Buffer.from(key, 'hex') };
}

const plainBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Normalizes Unicode, so that a password typed on another keyboard has the same bytes. */
function derive(
  password: string,
  { salt, bytes, cost }: { salt: Buffer; bytes: number; cost: Cost },
): Promise<Buffer> {
  const options = { ...cost, maxmem: 2 * 128 * cost.N * cost.r };
  return passwordLimiter.pass(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    currentSender(),
  );
}
