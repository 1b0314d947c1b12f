import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Contact } from '../../../contract/audience/contacts.ts';
import { phoneDigits, phoneExtension } from '../../../contract/platform/form-fields.ts';

/** What a person is recognized by. */
export interface ContactPoint {
  readonly kind: 'phone' | 'email';
  /** E.164, or an address in small letters. */
  readonly value: string;
  /** Digits that are dialed after the number is answered. Each is somebody else. */
  readonly extension: string;
}

/** Numbers without a country's code are numbers of this country. */
const usualCountry = 'US';

/** The number that was typed; null if no telephone network has such a number. */
export function phonePoint(typed: string): ContactPoint | null {
  const digits = phoneDigits(typed);
  // Other scripts and letters are read by the form's own rule, so that both agree about a number.
  const number = parsePhoneNumberFromString(`${/^\D*\+/.test(typed) ? '+' : ''}${digits}`, usualCountry);
  return number?.isValid() ? { kind: 'phone', value: number.number, extension: phoneExtension(typed) } : null;
}

export const emailPoint = (typed: string): ContactPoint | null => {
  const value = typed.trim().normalize('NFC').toLowerCase();
  return value.includes('@') && value.length <= 254 ? { kind: 'email', value, extension: '' } : null;
};

/** The points of a request, the number first: it says more about who somebody is. */
export const pointsOf = ({
  phone,
  email,
}: {
  readonly phone: string;
  readonly email: string;
}): ContactPoint[] => [phonePoint(phone), emailPoint(email)].filter(point => point !== null);

/** A key of a point, for maps. */
export const pointKey = ({ kind, value, extension }: ContactPoint): string => `${kind} ${value} ${extension}`;

/** Area code 900 and exchange 976: the caller pays a charge. */
const premium = /^\+1(?:900|\d{3}976)\d/;

/** A number as people and programs read it. */
export function presentPhone({
  value,
  extension,
}: Pick<ContactPoint, 'value' | 'extension'>): Contact['phones'][number] {
  const country = parsePhoneNumberFromString(value)?.country ?? null;
  return { number: value, extension, country, is_premium: premium.test(value) };
}
