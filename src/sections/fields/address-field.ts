import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { longestText } from './cut-text.ts';
import type { Field, Report } from './field.ts';
import { safeHref, safeSource } from './safe-address.ts';

export const hrefSchema = z
  .string()
  .max(longestText)
  .refine(address => safeHref(address) === address, { error: 'Not an address a visitor may follow' });

export const sourceSchema = z
  .string()
  .max(longestText)
  .refine(address => safeSource(address) === address, { error: 'Not an address a page may load from' });

interface AddressOptions {
  readonly label: string;
  readonly help?: string;
  readonly initial?: string;
}

/** Where a link or button goes. */
export function url(options: AddressOptions): Field<string> {
  return { ...address(options), control: 'url', schema: hrefSchema, read: readHref };
}

/** Where an embedded video, form or map comes from. */
export function sourceUrl(options: AddressOptions): Field<string> {
  return { ...address(options), control: 'url', schema: sourceSchema, read: readSource };
}

/** One picture. Empty means that the view draws its own illustration. */
export function image(options: AddressOptions): Field<string> {
  return { ...address(options), control: 'image', schema: sourceSchema, read: readSource };
}

function address({ label, help = '', initial = '' }: AddressOptions) {
  return { label, help, kind: 'plain', maximum: null, cap: null, columns: [], initial } as const;
}

export function readHref(raw: unknown, report: Report): string {
  const text = cleanText(raw, report);
  const href = safeHref(text);
  if (text !== '' && href === '')
    report(refusal(text, 'https://…, a path like /contact, #quote, mailto: or tel:'));
  return href;
}

export function readSource(raw: unknown, report: Report): string {
  const text = cleanText(raw, report);
  const source = safeSource(text);
  if (text !== '' && source === '') report(refusal(text, 'https://… or a path like /uploads/truck.webp'));
  return source;
}

function refusal(text: string, accepted: string): string {
  const shown = text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
  return `“${shown}” is not an address that can be used, so it was left out; use ${accepted}`;
}
