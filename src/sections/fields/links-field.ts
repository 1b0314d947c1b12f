import { z } from 'zod';
import { hrefSchema, readHref } from './address-field.ts';
import { type ArrayOptions, arrayField } from './array-field.ts';
import { cleanText } from './clean-text.ts';
import type { Field, Report } from './field.ts';
import { isRecord, ownText } from './own-text.ts';
import { splitAtBar } from './split-at-bar.ts';
import { textSchema } from './text-field.ts';

const linkSchema = z.object({ url: hrefSchema, text: textSchema });
export type Link = Readonly<z.output<typeof linkSchema>>;

/** Links with their words. */
export function links(options: ArrayOptions): Field<readonly Link[]> {
  return arrayField(options, {
    control: 'links',
    kind: 'title',
    columns: [
      { name: 'text', label: 'Words', kind: 'title', also: ['label', 'title', 'name'] },
      { name: 'url', label: 'Address', kind: 'plain', also: ['href', 'link'] },
    ],
    schema: linkSchema,
    initial: [],
    read: readLink,
  });
}

/** A link from an object, a pair, "Words | address", or a bare address; null without a usable address. */
function readLink(entry: unknown, report: Report): Link | null {
  const parts = linkParts(entry);
  const url = readHref(parts.url, report);
  if (url === '') return null;
  return { url, text: cleanText(parts.text, report) || url };
}

function linkParts(entry: unknown): { url: unknown; text: unknown } {
  if (isRecord(entry)) {
    return {
      url: ownText(entry, ['url', 'href', 'link']),
      text: ownText(entry, ['text', 'label', 'title', 'name']),
    };
  }
  const pair = Array.isArray(entry) ? entry : typeof entry === 'string' ? splitAtBar(entry) : null;
  return pair ? { url: pair[1], text: pair[0] } : { url: entry, text: '' };
}
