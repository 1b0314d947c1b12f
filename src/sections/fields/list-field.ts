import { readImage, sourceSchema } from './address-field.ts';
import { type ArrayOptions, arrayField } from './array-field.ts';
import { cleanText } from './clean-text.ts';
import type { Field, TextKind } from './field.ts';
import { ownText } from './own-text.ts';
import { textSchema } from './text-field.ts';

interface ListOptions extends ArrayOptions {
  readonly kind?: TextKind;
  readonly initial?: readonly string[];
}

/** Short texts, one under the other. */
export function list({ kind = 'prose', initial = [], ...options }: ListOptions): Field<readonly string[]> {
  return arrayField(options, {
    control: 'list',
    kind,
    columns: [],
    schema: textSchema,
    initial,
    read: (entry, report) => cleanText(ownText(entry, ['text', 'title', 'name', 'label']), report) || null,
  });
}

/** Pictures, by address. */
export function images(options: ArrayOptions): Field<readonly string[]> {
  return arrayField(options, {
    control: 'images',
    kind: 'plain',
    columns: [],
    schema: sourceSchema,
    initial: [],
    read: (entry, report) => readImage(ownText(entry, ['url', 'src', 'image']), report) || null,
  });
}
