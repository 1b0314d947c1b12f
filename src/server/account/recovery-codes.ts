import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../db/tables.ts';
import type { AccountDesk } from './account-desk.ts';
import { hashCode } from './codes.ts';
import { replaceRecoveryCodes } from './factor-queries.ts';

const howMany = 10;
/** No letters that are taken for digits; five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten codes of sixty bits, each good once in place of a second factor. Shown now and never again. */
export async function makeRecoveryCodes(
  desk: Pick<AccountDesk, 'codeKey'>,
  trx: Transaction<DB>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => {
    const letters = [...randomBytes(12)].map(byte => alphabet[byte % alphabet.length]).join('');
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  });
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map(code => hashRecoveryCode(desk, code)),
  );
  return codes;
}

/** However it was typed. */
export function hashRecoveryCode({ codeKey }: Pick<AccountDesk, 'codeKey'>, code: string): string {
  return hashCode(codeKey, `recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
