import { randomBytes } from 'node:crypto';
import type { Trx } from '../../platform/db/database.ts';
import type { AccountContext } from './account-context.ts';
import { hashCode } from './codes.ts';
import { replaceRecoveryCodes } from './factor-queries.ts';

const howMany = 10;
const letters = 24;
/** Without letters that look like digits; five bits per character. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Creates ten 120-bit codes, each usable once instead of a second factor. They are shown once and stored as
 * fast hashes, because 120 bits can't be guessed. Older codes with 60 bits stay valid.
 */
export async function makeRecoveryCodes(
  context: Pick<AccountContext, 'codeKey'>,
  trx: Trx,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => {
    const code = [...randomBytes(letters)].map(byte => alphabet[byte % alphabet.length]).join('');
    return code.match(/.{4}/g)?.join('-') ?? code;
  });
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map(code => hashRecoveryCode(context, code)),
  );
  return codes;
}

/** Ignores case, spaces and hyphens. */
export function hashRecoveryCode({ codeKey }: Pick<AccountContext, 'codeKey'>, code: string): string {
  return hashCode(codeKey, `recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
