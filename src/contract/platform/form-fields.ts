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

/** The digits of a telephone number, without its extension. */
export function phoneDigits(phone: string): string {
  return (phone.split(/e?xt|x|#/i, 1)[0] ?? '').replaceAll(/\D/g, '');
}

/** The link that dials a number as it was typed: after "+" the digits begin with a country's code. */
export function dialAddress(phone: string): string {
  return `tel:${/^\D*\+/.test(phone) ? '+' : ''}${phoneDigits(phone)}`;
}

export const phoneError = 'Please enter a phone number with its area code, like (212) 555-0123.';
export const phone = line(40, phoneError).refine(typed => /^\d{10,15}$/.test(phoneDigits(typed)), {
  error: phoneError,
});

export const emailError = 'Please enter an email address, like name@example.com.';
export const email = line(254, emailError).regex(z.regexes.email, { error: emailError });

export const zipError = 'Please enter a ZIP code of five digits.';
export const zipCode = line(10, zipError).regex(/^\d{5}(-\d{4})?$/, { error: zipError });

/** Where a visitor came from. Never a reason to refuse a request: too long is cut, anything that is not text is left out. */
export const hint = (max: number) =>
  z
    .string()
    .overwrite(text => oneLine(text).slice(0, max).toWellFormed())
    .nullish()
    .catch(null);
