import { z } from 'zod';
import type { ActivityNoun } from './activity.ts';
import {
  adminRoutesOf,
  idParams,
  importFields,
  importReport,
  listOf,
  pageFields,
  rowVerdictSchema,
  searchField,
  seenAt,
} from './route.ts';

/** The values of each kind of field. A day is `2026-11-30`; null: none. */
interface Values {
  text: string;
  'long-text': string;
  'whole-number': number;
  day: string | null;
  switch: boolean;
}
export type FieldKind = keyof Values;

/** What a field of a plain noun is: its rule, and how people see it. */
export interface PlainField<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  readonly label: string;
  /** A sentence below its input. */
  readonly help?: string;
  /** What may be stored. */
  readonly rule: z.ZodType<Values[Kind], Values[Kind]>;
  /** The value in the form of a new record. */
  readonly initial: Values[Kind];
}
export type PlainFields = Readonly<Record<string, PlainField>>;

/** What is answered. Looser than the rules, which may become stricter than a stored record. */
const replies: { readonly [Kind in FieldKind]: z.ZodType<Values[Kind]> } = {
  text: z.string(),
  'long-text': z.string(),
  'whole-number': z.number().int(),
  day: z.iso.date().nullable(),
  switch: z.boolean(),
};

type Words = Pick<PlainField, 'label' | 'help'>;

/** One line of text, at least one character. */
export const textField = (max: number, words: Words): PlainField<'text'> => ({
  ...words,
  kind: 'text',
  rule: z
    .string()
    .trim()
    .min(1, `Enter the ${words.label.toLowerCase()}`)
    .max(max, `At most ${max} characters`),
  initial: '',
});

/** Any text, also none. The list leaves it out. */
export const longTextField = (max: number, words: Words): PlainField<'long-text'> => ({
  ...words,
  kind: 'long-text',
  rule: z.string().trim().max(max, `At most ${max} characters`),
  initial: '',
});

export const wholeNumberField = (
  { min, max, initial }: { min: number; max: number; initial: number },
  words: Words,
): PlainField<'whole-number'> => ({
  ...words,
  kind: 'whole-number',
  rule: z
    .number({ error: 'Write a whole number' })
    .int('Write a whole number')
    .min(min, `At least ${min}`)
    .max(max, `At most ${max}`),
  initial,
});

/** A day of the calendar, or none. */
export const dayField = (words: Words): PlainField<'day'> => ({
  ...words,
  kind: 'day',
  rule: z.iso.date('Write a day as year-month-day').nullable(),
  initial: null,
});

export const switchField = (initial: boolean, words: Words): PlainField<'switch'> => ({
  ...words,
  kind: 'switch',
  rule: z.boolean(),
  initial,
});

interface PlainNounParts<Fields extends PlainFields> {
  /** Plural, as in its address and its table: `coupons`. */
  readonly noun: ActivityNoun;
  readonly one: string;
  readonly many: string;
  /** The field that people know a record by. Unique, and the key of imports. */
  readonly name: keyof Fields & string;
  readonly fields: Fields;
}

/**
 * A noun without rules of its own: rows that staff list, search, add, change, delete, export and import. Its table has a
 * column for each field, and `id`, `search`, `created_at` and `updated_at`.
 *
 * @example plainNoun({ noun: 'coupons', one: 'coupon', many: 'coupons', name: 'code', fields: { code: textField(40, { label: 'Code' }) } })
 */
export function plainNoun<const Fields extends PlainFields>(parts: PlainNounParts<Fields>) {
  const { noun, one, many, name, fields } = parts;
  const title = capital(many);
  const schema = one.split(' ').map(capital).join('');
  const input = z.strictObject(shapeOf(fields, field => field.rule)).meta({ id: `${schema}Input` });
  const item = z
    .object({ id: z.uuid(), ...shapeOf(fields, field => replies[field.kind]), ...times })
    .meta({ id: schema });
  // The compiler can't see an object's type in an index of fields.
  const reply = item as z.ZodType as z.ZodType<PlainRecord>;
  const verdict = z.object({
    line: z.number().int(),
    name: z.string(),
    verdict: rowVerdictSchema,
    reason: z.string(),
  });
  const search = searchField(`Part of the ${fields[name]?.label.toLowerCase()} or another text.`);
  const adminRoute = adminRoutesOf(noun);
  const path = `/api/${noun}`;
  const at = { path: `${path}/{id}`, params: idParams };
  const routes = {
    list: adminRoute({
      method: 'get',
      path,
      summary: `${title}, newest first`,
      query: z.object({ search, ...pageFields() }),
      reply: listOf(reply),
    }),
    create: adminRoute({
      method: 'post',
      path,
      summary: `Add a ${one}`,
      status: 201,
      body: input,
      reply,
    }),
    export: adminRoute({
      method: 'get',
      path: `${path}/export.csv`,
      summary: `The ${many} of a search as a spreadsheet that can be imported again`,
      query: z.object({ search }),
      reply: z.string(),
      media: 'text/csv',
    }),
    import: adminRoute({
      method: 'post',
      path: `${path}/import`,
      summary: `Import ${many} from CSV by ${name}: a verdict for every row, or all at once`,
      body: z.object(importFields(5_000_000)),
      reply: importReport(verdict, { counts: {}, order: 'Refused rows first' }),
    }),
    read: adminRoute({ ...at, method: 'get', summary: `One ${one}`, reply }),
    update: adminRoute({
      ...at,
      method: 'put',
      summary: `Change a ${one}`,
      body: input.extend(seenAt).meta({ id: `${schema}Update` }),
      reply,
    }),
    remove: adminRoute({ ...at, method: 'delete', summary: `Delete a ${one}` }),
  };
  return { noun, one, many, name, fields: fields as PlainFields, input, item, routes };
}
export type PlainNoun = ReturnType<typeof plainNoun<PlainFields>>;
export type PlainInput = Readonly<Record<string, Value>>;
export type PlainRecord = PlainInput & {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
};

const times = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() };

/** A schema for each field. */
function shapeOf(fields: PlainFields, schemaOf: (field: PlainField) => z.ZodType<Value>) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
}
type Value = Values[FieldKind];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
