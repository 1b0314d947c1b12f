import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/tables.ts';
import type { AccountContext } from './account-context.ts';
import { hashCode } from './codes.ts';
import { replaceRecoveryCodes } from './factor-queries.ts';

const howMany = 10;
const letters = 24;
/** No letters that are taken for digits; five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Ten codes of 120 bits, each good once in place of a second factor. Shown now and never again. Nobody guesses one from its
 * hash, which a fast one may therefore be; those of before had half of that and go on working.
 */
export async function makeRecoveryCodes(
  context: Pick<AccountContext, 'codeKey'>,
  trx: Transaction<DB>,
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

/** However it was typed. */
export function hashRecoveryCode({ codeKey }: Pick<AccountContext, 'codeKey'>, code: string): string {
  return hashCode(codeKey, `recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
