import { z } from 'zod';

/** All keys of a reply, with Dates where the reply has their ISO text. */
type ReplyValues<Shape extends z.ZodRawShape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends z.ZodISODateTime
    ? Date
    : Shape[Key] extends z.ZodNullable<z.ZodISODateTime>
      ? Date | null
      : z.output<Shape[Key]>;
};

const keysOfSchemas = new WeakMap<z.ZodObject, readonly string[]>();

/**
 * Makes a reply from a row and computed values. It picks the keys of the schema, so no other column gets into the reply.
 * Unlike `parse` it leaves the checks to the compiler: replies hold long lists.
 *
 * @example presentAs(dataSetSchema, { ...row, columns: storedColumns.parse(row.columns) })
 */
export function presentAs<Schema extends z.ZodObject>(
  schema: Schema,
  values: ReplyValues<Schema['shape']>,
): z.output<Schema> {
  const reply: Record<string, unknown> = {};
  for (const key of keysOf(schema)) {
    const value: unknown = values[key];
    reply[key] = value instanceof Date ? value.toISOString() : value;
  }
  return reply as z.output<Schema>;
}

function keysOf(schema: z.ZodObject): readonly string[] {
  const known = keysOfSchemas.get(schema);
  if (known) return known;
  const keys = Object.keys(schema.shape);
  keysOfSchemas.set(schema, keys);
  return keys;
}
