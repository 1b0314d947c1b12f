import { passwordLength } from '../../../contract/identity/account.ts';

/*
 * Checks length and commonly guessed passwords. Rules for capitals and digits add little security and make
 * passwords harder to remember.
 */

let commonPasswords: ReadonlySet<string> | null = null;

/** Leaked passwords of sufficient length. The package unpacks its lists when it is loaded, so that waits for the first use. */
async function knownPasswords(): Promise<ReadonlySet<string>> {
  if (commonPasswords) return commonPasswords;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  commonPasswords = new Set(
    dictionary['passwords-common'].flatMap(one =>
      one.length >= passwordLength.min ? [one.toLowerCase()] : [],
    ),
  );
  return commonPasswords;
}

/** The password's owner. The email is unknown only for an invalid link, which is refused anyway. */
export interface PasswordOwner {
  readonly email: string | null;
  /** The name of the business. */
  readonly business: string;
}

const advice = 'four unrelated words';

/** The problem with a new password, as a sentence; null if there is none. */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max) {
    return `A password has ${min} to ${max} characters; this one has ${password.length}.`;
  }
  const plain = password.toLowerCase();
  const known = await knownPasswords();
  const isGuessedFirst = [plain, plain.replace(/(?<![\d!.?*#$@_-])[\d!.?*#$@_-]+$/, '')].some(one =>
    known.has(one),
  );
  const isMonotonous = new Set(plain).size < 4 || isRun(plain);
  if (isGuessedFirst || isMonotonous) {
    return `This password is easy to guess. Choose another, for instance ${advice}.`;
  }
  if (isAboutOwner(password, owner)) {
    return `This password contains your email address or the name of the business. Leave both out. Choose, for instance, ${advice}.`;
  }
  return null;
}

const shortestWord = 4;
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** True if it contains one of the names, or is too short without their words. */
function isAboutOwner(password: string, { email, business }: PasswordOwner): boolean {
  const ownerTexts = email === null ? [business] : [email, business];
  const names = [...ownerTexts, email?.split('@')[0] ?? ''].map(lettersOf);
  const words = ownerTexts.flatMap(wordsOf);
  const plain = lettersOf(password);
  const isLong = (text: string) => text.length >= shortestWord;
  if (names.filter(isLong).some(name => plain.includes(name))) return true;
  const longestFirst = words.filter(isLong).sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest.length < plain.length && rest.length < passwordLength.min;
}

/** "12345678", "abcdefgh", "87654321". */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from({ length: text.length - 1 }, (_, n) => text.charCodeAt(n + 1) - text.charCodeAt(n)),
  );
  return steps.size === 1;
}
