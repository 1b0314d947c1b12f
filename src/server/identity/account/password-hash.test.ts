import { scryptSync } from 'node:crypto';
import { hashPassword as hashAsTheLibrary } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { openPasswordHashing, passwordLimiter } from './password-hash.ts';

const passwords = openPasswordHashing('standard');

const password = 'seven purple wheelbarrows';
const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

describe('a hash', () => {
  test('a hash says how it was made, is salted, and knows its password from others', async () => {
    const [first, second] = await Promise.all([passwords.hash(password), passwords.hash(password)]);
    expect(first).toMatch(/^\$scrypt\$ln=16,r=8,p=2\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
    expect(passwords.isOutdated(first)).toBe(false);
    expect(await passwords.verify({ hash: first, password })).toBe(true);
    expect(await passwords.verify({ hash: first, password: `${password}!` })).toBe(false);
  });

  test('a hash of the sign-in library’s own making is verified as before, and is to be made again', async () => {
    const hash = await hashAsTheLibrary(password);
    expect(passwords.isOutdated(hash)).toBe(true);
    expect(await passwords.verify({ hash, password })).toBe(true);
    expect(await passwords.verify({ hash, password: 'eight purple wheelbarrows' })).toBe(false);
  });

  test('a hash of other costs is verified by what it says of them, and is to be made again', async () => {
    const salt = Buffer.from('sixteen bytes of');
    const key = scryptSync(password, salt, 32, { N: 2 ** 12, r: 4, p: 3 });
    const [head, tail] = ['$scrypt$ln=12,r=4,p=3', `${plain(salt)}$${plain(key)}`];
    expect(passwords.isOutdated(`${head}$${tail}`)).toBe(true);
    expect(await passwords.verify({ hash: `${head}$${tail}`, password })).toBe(true);
    expect(await passwords.verify({ hash: `$scrypt$ln=12,r=4,p=2$${tail}`, password })).toBe(false);
  });

  test('a hash is cheap where the program is a test’s, and is made again where it is not', async () => {
    const cheap = openPasswordHashing('test');
    const hash = await cheap.hash(password);
    expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
    expect([cheap.isOutdated(hash), passwords.isOutdated(hash)]).toEqual([false, true]);
    expect(await cheap.verify({ hash, password })).toBe(true);
    expect(await cheap.verify({ hash, password: `${password}!` })).toBe(false);
    expect(await passwords.verify({ hash, password })).toBe(true);
  });

  test('a hash is never made again with less work', async () => {
    const hash = await passwords.hash(password);
    expect(openPasswordHashing('test').isOutdated(hash)).toBe(false);
  });

  test('a hash is the same for the same letters, however they were typed', async () => {
    const hash = await passwords.hash('caf\u00e9 at noon, twice');
    expect(await passwords.verify({ hash, password: 'cafe\u0301 at noon, twice' })).toBe(true);
  });

  test.each(['', ':', 'salt:', '$scrypt$ln=16,r=8,p=2$', '$scrypt$ln=16,r=8,p=2$c2FsdA$'])(
    'a hash that is none opens to nobody: “%s”',
    async hash => {
      expect(await passwords.verify({ hash, password: '' })).toBe(false);
    },
  );
});

describe('signing in', () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram({ PASSWORD_HASH_COST: 'standard' });
  });
  afterAll(() => program.stop());

  const storedHash = async (email: string): Promise<string> => {
    const { rows } = await program.database.pool.query<{ password: string }>(
      `select a.password from auth_accounts a join auth_users u on u.id = a.user_id where u.email = $1`,
      [email],
    );
    return rows[0]?.password ?? '';
  };
  const withOlderHash = async (email: string): Promise<string> => {
    const id = await program.accounts.createUser({ email, password, role: 'customer' });
    const hash = await hashAsTheLibrary(password);
    await program.database.pool.query('update auth_accounts set password = $2 where user_id = $1', [
      id,
      hash,
    ]);
    return hash;
  };

  test('makes an older hash again, once; a wrong password leaves it', async () => {
    const email = 'early@example.com';
    const older = await withOlderHash(email);
    const wrong = { email, password: 'eight purple wheelbarrows' };
    expect((await program.request('POST', '/api/auth/sign-in/email', { body: wrong })).status).toBe(401);
    expect(await storedHash(email)).toBe(older);
    await program.signIn({ email, password });
    const renewed = await storedHash(email);
    expect(passwords.isOutdated(renewed)).toBe(false);
    await program.signIn({ email, password });
    expect(await storedHash(email)).toBe(renewed);
  });

  test('by two at once with an older hash lets both in, and the password stays valid', async () => {
    const email = 'twice@example.com';
    await withOlderHash(email);
    await Promise.all([program.signIn({ email, password }), program.signIn({ email, password })]);
    expect(passwords.isOutdated(await storedHash(email))).toBe(false);
    await program.signIn({ email, password });
  });

  test('is refused with a reason while too many wait, for known and unknown users; then it continues', async () => {
    const email = 'waiting@example.com';
    await program.accounts.createUser({ email, password, role: 'customer' });
    const { promise, resolve } = Promise.withResolvers<void>();
    const flood = Array.from({ length: 62 }, (_, n) =>
      passwordLimiter.pass(() => promise, `198.51.100.${n}`).catch(() => 'refused'),
    );
    const replies = await Promise.all(
      [email, 'nobody@example.com'].map(async one => {
        const reply = await program.request('POST', '/api/auth/sign-in/email', {
          body: { email: one, password },
        });
        return [reply.status, reply.headers.get('retry-after'), await reply.json()];
      }),
    );
    const refused = {
      code: 'TOO_MANY_SIGN_INS',
      message: 'Too many sign-ins at the moment. Try again in a minute.',
    };
    expect(replies).toEqual([
      [503, '10', refused],
      [503, '10', refused],
    ]);
    resolve();
    await Promise.all(flood);
    await program.signIn({ email, password });
  });

  test('waits for its turn beside a flood from one address', async () => {
    const email = 'beside@example.com';
    await program.accounts.createUser({ email, password, role: 'customer' });
    const { promise, resolve } = Promise.withResolvers<void>();
    let refused = 0;
    const flood = Array.from({ length: 62 }, () =>
      passwordLimiter
        .pass(() => promise, '198.51.100.1')
        .catch(() => {
          refused += 1;
        }),
    );
    await expect.poll(() => refused).toBeGreaterThan(0);
    const before = refused;
    const signedIn = program.signIn({ email, password });
    // Its place in the full queue was the flood's last.
    await expect.poll(() => refused).toBe(before + 1);
    resolve();
    await signedIn;
    await Promise.all(flood);
  });

  test('from ninety addresses at once is answered, in part with the time to try again, while pages are served', async () => {
    const { origin } = await program.listen();
    const statuses: unknown[] = [];
    const flood = Array.from({ length: 90 }, async (_, n) => {
      const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
        body: JSON.stringify({ email: `stranger${n}@example.com`, password }),
      });
      statuses.push(reply.status === 503 ? reply.headers.get('retry-after') : reply.status);
    });
    await expect.poll(() => statuses).toContain('10');
    expect((await fetch(`${origin}/pricing`)).status).toBe(200);
    // Only the queue and what ran were let in: the page was served before all of it was done.
    expect(statuses.length).toBeLessThan(90);
    await Promise.all(flood);
    expect(new Set(statuses)).toEqual(new Set([401, '10']));
    expect(statuses.filter(status => status === 401).length).toBeGreaterThanOrEqual(31);
  });
});
