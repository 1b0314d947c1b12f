import { z } from 'zod';

/* The fields that the site's forms share, and the words for what is wrong with them. */

/** The text; empty if all of it is invisible, such as zero-width spaces. */
export const seen = (text: string) =>
  /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u.test(text) ? text : '';

/** One line of text: control and direction marks (with them line breaks and NUL) become spaces; markup stays as typed. */
const oneLine = (text: string) =>
  seen(text)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** Several lines: only line breaks and tabs are left of the control characters. */
export const someLines = (text: string) =>
  seen(text)
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();

export const line = (max: number, error: string) =>
  z
    .string({ error })
    .overwrite(oneLine)
    .min(1, { error, abort: true })
    .max(max, { error: `Please keep this under ${max + 1} characters.`, abort: true });

export const optionalLine = (max: number, error: string) =>
  z
    .string({ error })
    .overwrite(oneLine)
    .max(max, { error: `Please keep this under ${max + 1} characters.` })
    .nullish();

/** A day in the past. Earlier years come from half-typed dates, such as 0026. */
export const dayDone = z.iso
  .date({ error: 'Choose the day' })
  .refine(day => day >= '1950-01-01', { error: 'Choose a day in 1950 or later' });

/** `ext. 45`, `x45`, `#45`, `, 45` behind a number. A letter x before a hyphen is part of a name: 1-800-TAX-4000. */
const extension = /(?:(?<![a-z])ext[a-z]{0,6}\.?|x|#|[,;])[ :.=]{0,3}(?:ext=)?(\d{1,7})(?!\d).{0,40}$/i;
/** A name behind an area code: 1-800-GOT-JUNK, 305-555-CARS. */
const vanity = /^\+?[\s(]{0,2}1?[\s.(-]{0,3}\d{3}[\s.)-]{0,3}[a-z\d][a-z\d\s.-]{5,20}$/i;
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** The digits of a telephone number, without its extension. Letters are the keys that dial them. */
export function phoneDigits(phone: string): string {
  const number = phone
    .slice(0, 60)
    .replace(extension, '')
    .replace(/(?<![a-z])ext[a-z]{0,6}\.?\s*$/i, '');
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length >= 10 || !vanity.test(number.trim())) return digits;
  const dialed = number
    .toLowerCase()
    .replaceAll(/[a-z]/g, letter => String(keys.findIndex(key => key.includes(letter)) + 2))
    .replaceAll(/\D/g, '');
  // Names may be longer than a number: networks ignore what follows it.
  return dialed.slice(0, dialed.startsWith('1') ? 11 : 10);
}

/** What is dialed after the number is answered; empty if there is none. */
export function phoneExtension(phone: string): string {
  return extension.exec(phone.slice(0, 60))?.[1] ?? '';
}

/** The link that dials a number as it was typed: after "+" the digits begin with a country's code. */
export function dialAddress(phone: string): string {
  const after = phoneExtension(phone);
  return `tel:${/^\D*\+/.test(phone) ? '+' : ''}${phoneDigits(phone)}${after && `;ext=${after}`}`;
}

export const phoneError = 'Please enter a phone number with its area code, like (212) 555-0123.';
export const phone = line(40, phoneError).refine(typed => /^\d{10,15}$/.test(phoneDigits(typed)), {
  error: phoneError,
});

export const emailError = 'Please enter an email address, like name@example.com.';
/** Letters of all languages, as mailboxes have them today: `josé@example.com`. */
const internationalEmail =
  /^(?!\.)(?:[\p{L}\p{N}\p{M}_'+\-&/=?^~]|\.(?!\.|@)){1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.){1,8}[\p{L}\p{M}]{2,63}$/u;
const isEmail = (typed: string) => z.regexes.email.test(typed) || internationalEmail.test(typed);
export const email = line(254, emailError).refine(isEmail, { error: emailError });

/** An email address, or nothing. */
export const optionalEmail = optionalLine(254, emailError).refine(typed => !typed || isEmail(typed), {
  error: emailError,
});

export const zipError = 'Please enter a ZIP code of five digits.';
export const zipCode = line(10, zipError).regex(/^\d{5}(-\d{4})?$/, { error: zipError });

/** Where a visitor came from. Never a reason to refuse a request: too long is cut, anything that is not text is left out. */
export const hint = (max: number) =>
  z
    .string()
    .overwrite(text => oneLine(text).slice(0, max).toWellFormed())
    .nullish()
    .catch(null);
