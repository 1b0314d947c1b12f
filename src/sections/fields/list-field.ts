import { z } from 'zod';
import { readImage, sourceSchema } from './address-field.ts';
import { cleanText } from './clean-text.ts';
import type { Field, TextKind } from './field.ts';
import { ownText } from './own-text.ts';
import { readItems } from './read-items.ts';
import { textSchema } from './text-field.ts';

/** Where the specification names no loading cap for an array. */
export const otherArraysCap = 20;

interface ListOptions {
  readonly label: string;
  readonly help?: string;
  readonly maximum: number;
  readonly cap?: number;
  readonly kind?: TextKind;
  readonly initial?: readonly string[];
}

/** Short texts, one under the other. */
export function list(options: ListOptions): Field<readonly string[]> {
  const cap = options.cap ?? otherArraysCap;
  return {
    control: 'list',
    label: options.label,
    help: options.help ?? '',
    kind: options.kind ?? 'prose',
    maximum: options.maximum,
    cap,
    columns: [],
    schema: z.array(textSchema).max(cap),
    initial: options.initial ?? [],
    read: (raw, report) =>
      readItems(
        raw,
        cap,
        entry => cleanText(ownText(entry, ['text', 'title', 'name', 'label']), report) || null,
        report,
      ),
  };
}

/** Pictures, by address. */
export function images(options: ListOptions): Field<readonly string[]> {
  const cap = options.cap ?? otherArraysCap;
  return {
    control: 'images',
    label: options.label,
    help: options.help ?? '',
    kind: 'plain',
    maximum: options.maximum,
    cap,
    columns: [],
    schema: z.array(sourceSchema).max(cap),
    initial: [],
    read: (raw, report) =>
      readItems(
        raw,
        cap,
        entry => readImage(ownText(entry, ['url', 'src', 'image']), report) || null,
        report,
      ),
  };
}
