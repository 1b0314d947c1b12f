import { z } from 'zod';
import { readTypedPlace, slug as slugOf } from '../../../engine/index.ts';
import type { JsonRow } from '../../platform/db/clean-json.ts';
import { firstProblem } from '../tables/check-row.ts';

const idSchema = z.union([z.string().min(1).max(100), z.number()]).transform(String);
const text = (max: number) =>
  z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().max(max));

const batchSchema = z.object({
  id: idSchema,
  name: text(500).pipe(z.string().min(1, 'The batch has no name')),
  template_id: idSchema.nullish().transform(id => id ?? null),
  template_name: z
    .string()
    .max(500)
    .nullish()
    .transform(name => name ?? null),
  url_pattern: z.string().max(500).nullish(),
});
export type OlderBatch = z.output<typeof batchSchema>;

/** Values are texts: numbers and booleans are converted, and null is skipped. */
const valuesSchema = z
  .record(z.string().max(60), z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()]))
  .nullish()
  .transform(values =>
    Object.fromEntries(
      Object.entries(values ?? {})
        .filter(([name, value]) => value !== null && name !== '__proto__')
        .map(([name, value]) => [name, String(value)]),
    ),
  );

const planSchema = z.object({
  generation_batch_id: idSchema,
  slug: text(300),
  city: text(200).nullish(),
  state: text(200).nullish(),
  keyword: text(500).nullish(),
  field_values: valuesSchema,
});

export interface OlderPlan {
  readonly batch: string;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: Readonly<Record<string, string>>;
}

export function readOlderBatch(row: JsonRow): { batch: OlderBatch } | { problem: string } {
  const parsed = batchSchema.safeParse(row);
  return parsed.success ? { batch: parsed.data } : { problem: firstProblem(parsed.error) };
}

/** A stored plan: slashes around its address are removed, and its values replace a missing place. */
export function readOlderPlan(row: JsonRow): { plan: OlderPlan } | { problem: string } {
  const parsed = planSchema.safeParse(row);
  if (!parsed.success) return { problem: firstProblem(parsed.error) };
  const { generation_batch_id, field_values: values, ...rest } = parsed.data;
  const slug = slugOf(rest.slug.replaceAll('/', '-'));
  if (slug === '')
    return { problem: 'slug: nothing of the address is left after dropping all but a–z and 0–9' };
  const typed = { city: rest.city || values.city || '', state: rest.state || values.state || '' };
  const read = readTypedPlace(typed.city, typed.state);
  return {
    plan: {
      batch: generation_batch_id,
      slug,
      // A place that no list would take stays as the older program wrote it: its address has it.
      ...('place' in read ? read.place : typed),
      keyword: rest.keyword || values.keyword || '',
      field_values: values,
    },
  };
}
