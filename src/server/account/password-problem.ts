import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '../../contract/account.ts';

/*
 * Length and what is known to be guessed first; nothing about capitals and digits, which make passwords harder to remember
 * and hardly harder to guess.
 */

let known: ReadonlySet<string> | null = null;

/** The words of leaked password lists that are long enough to be chosen here, read when first asked for. */
function knownPasswords(): ReadonlySet<string> {
  known ??= new Set(
    dictionary['passwords-common'].flatMap(one =>
      one.length >= passwordLength.least ? [one.toLowerCase()] : [],
    ),
  );
  return known;
}

/** What is wrong with a new password, as a sentence; null when nothing is. `about` are words that belong to the account. */
export function passwordProblem(password: string, about: readonly string[] = []): string | null {
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most) {
    return `A password has ${least} to ${most} characters; this one has ${password.length}.`;
  }
  const plain = password.toLowerCase();
  const isGuessedFirst = [plain, plain.replace(/[\d!.?*#$@_-]+$/, '')].some(one => knownPasswords().has(one));
  const isMonotonous = new Set(plain).size < 4 || isRun(plain);
  const words = about.flatMap(word => word.toLowerCase().split(/[^a-z0-9]+/)).filter(word => word.length > 3);
  const isOwnName = words.some(word => plain.replace(word, '').length < 4);
  if (isGuessedFirst || isMonotonous || isOwnName) {
    return 'This password is easy to guess. Choose another, such as four unrelated words.';
  }
  return null;
}

/** "12345678", "abcdefgh", "87654321". */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from({ length: text.length - 1 }, (_, n) => text.charCodeAt(n + 1) - text.charCodeAt(n)),
  );
  return steps.size === 1;
}
