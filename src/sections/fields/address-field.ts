import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { cutText } from './cut-text.ts';
import { type Field, oneValue, type Report } from './field.ts';
import { safeHref, safeSource } from './safe-address.ts';

const longestAddress = 2_000;

export const hrefSchema = z
  .string()
  .max(longestAddress)
  .refine(address => safeHref(address) === address, { error: 'Not an address a visitor may follow' });

export const sourceSchema = z
  .string()
  .max(longestAddress)
  .refine(address => safeSource(address) === address, { error: 'Not an address a page may load from' });

interface AddressOptions {
  readonly label: string;
  readonly help?: string;
  readonly initial?: string;
}

/** The target of a link or button. */
export function url(options: AddressOptions): Field<string> {
  return { ...address(options), control: 'url', schema: hrefSchema, read: readHref };
}

/** The source of an embedded video, form or map. */
export function sourceUrl(options: AddressOptions): Field<string> {
  return { ...address(options), control: 'url', schema: sourceSchema, read: readFrame };
}

/** One picture. Empty means that the section shows its own illustration. */
export function image(options: AddressOptions): Field<string> {
  return { ...address(options), control: 'image', schema: sourceSchema, read: readImage };
}

function address({ label, help = '', initial = '' }: AddressOptions) {
  return { ...oneValue, label, help, initial };
}

export function readHref(raw: unknown, report: Report): string {
  return readAddress(raw, safeHref, 'https://…, a path like /contact, #quote, mailto: or tel:', report);
}

export function readImage(raw: unknown, report: Report): string {
  return readAddress(raw, safeSource, 'https://… or a path like /uploads/crew.webp', report);
}

/** A frame's source: its host must also be allowed. */
function readFrame(raw: unknown, report: Report): string {
  const source = readAddress(raw, safeSource, 'an https:// address', report);
  if (source === '' || isEmbedAllowed(source)) return source;
  report(`shows a page of another site, and only these may be shown: ${embedHosts.join(', ')}`);
  return '';
}

function readAddress(
  raw: unknown,
  safe: (address: string) => string,
  accepted: string,
  report: Report,
): string {
  const text = cleanText(raw, report);
  const address = text.length <= longestAddress ? safe(text) : '';
  if (text === '' || address !== '') return address;
  const shown = text.length > 60 ? cutText(text, 60, '…') : text;
  report(`“${shown}” is not an address that can be used, so it was left out; use ${accepted}`);
  return '';
}

/**
 * Hosts that a section may embed: players, maps, forms and calendars.
 * Otherwise an editor could show any page under our name.
 */
const embedHosts: readonly string[] = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.loom.com',
  'www.google.com',
  'maps.google.com',
  'docs.google.com',
  'www.openstreetmap.org',
  'calendly.com',
  'form.jotform.com',
  'form.typeform.com',
  'share.hsforms.com',
  'book.housecallpro.com',
  'clienthub.getjobber.com',
];

const placeholder = /\{\{\s*[a-z][a-z0-9_]*\s*\}\}/iu;

/** True if a frame may load this address. Addresses with placeholders are checked again after filling. */
function isEmbedAllowed(address: string): boolean {
  if (placeholder.test(address)) return true;
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/iu.exec(address.trim())?.[1];
  return host !== undefined && embedHosts.includes(host.toLowerCase());
}
