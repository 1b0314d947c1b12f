import type { z } from 'zod';
import { misuse } from './exit-codes.ts';

/** What a schema makes of the arguments; the refusal names every wrong field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: z.input<Schema>,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  throw misuse(error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
