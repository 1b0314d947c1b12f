import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';
import { Turnstile } from './turnstile.ts';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** What OWASP advises today: 64 MB, two passes. Raised here, passwords follow as their owners sign in. */
const todays: Cost = { N: 2 ** 16, r: 8, p: 2 };
/** As the sign-in library hashes by itself, and this program did at first: a quarter of today's work. */
const olders: Cost = { N: 2 ** 14, r: 16, p: 1 };
const keyBytes = { todays: 32, olders: 64 } as const;

/**
 * Two hashes at once take 128 MB and half of Node's threads, however many ask; the others wait their turn. Whoever would
 * wait longer than some seconds is told so: a flood of sign-ins takes neither the memory nor the disk's and resolver's threads.
 */
export const passwordTurns = new Turnstile(
  { width: 2, longest: 60 },
  () =>
    new AppError('unavailable', 'Very many people are signing in at this moment. Try again in a minute.', {
      reason: 'sign-ins',
    }),
);

/** A password as it is stored: `$scrypt$ln=16,r=8,p=2$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { salt, bytes: keyBytes.todays, cost: todays });
  return `${todaysHead}${plainBase64(salt)}$${plainBase64(key)}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [cost, salt, key] = isOutdated(hash) ? readOlder(hash) : readTodays(hash);
  const given = await derive(password, { salt, bytes: key.length, cost });
  const isRight = given.length > 0 && given.length === key.length && timingSafeEqual(given, key);
  // A wrong password takes as long for an older hash as for today's and for nobody's account, which is hashed in vain.
  if (!isRight && cost === olders) await derive(password, { salt, bytes: key.length, cost: whatOldersLack });
  return isRight;
}

/** It is verified as it was made; its owner's next sign-in makes it anew. */
export const isOutdated = (hash: string) => !hash.startsWith(todaysHead);

const headOf = ({ N, r, p }: Cost) => `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$`;
const todaysHead = headOf(todays);
const whatOldersLack: Cost = {
  ...olders,
  p: (todays.N * todays.r * todays.p) / (olders.N * olders.r) - olders.p,
};

type Stored = readonly [cost: Cost, salt: Buffer, key: Buffer];

function readTodays(hash: string): Stored {
  const [salt = '', key = ''] = hash.slice(todaysHead.length).split('$');
  return [todays, Buffer.from(salt, 'base64'), Buffer.from(key, 'base64')];
}

/** `salt:key` in hexadecimal; the salt counts as the text it is. */
function readOlder(hash: string): Stored {
  const [salt = '', key = ''] = hash.split(':');
  return [olders, Buffer.from(salt, 'utf8'), Buffer.from(key, 'hex')];
}

const plainBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The same password typed on another keyboard is the same bytes: both are brought to one form of Unicode. */
function derive(
  password: string,
  { salt, bytes, cost }: { salt: Buffer; bytes: number; cost: Cost },
): Promise<Buffer> {
  const options = { ...cost, maxmem: 2 * 128 * cost.N * cost.r };
  return passwordTurns.pass(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
