import { z } from 'zod';
import type { Field, Report } from './field.ts';
import { readItems } from './read-items.ts';

/** Where the specification names no loading cap for an array. */
const otherArraysCap = 20;

export interface ArrayOptions {
  readonly label: string;
  readonly help?: string;
  readonly maximum: number;
  readonly cap?: number;
}

/** What differs from one kind of items to another. */
interface Items<Item> extends Pick<Field<readonly Item[]>, 'control' | 'kind' | 'columns' | 'initial'> {
  readonly schema: z.ZodType<Item>;
  /** Null for an empty entry. */
  readonly read: (entry: unknown, report: Report) => Item | null;
}

/** A field of several items of one kind. */
export function arrayField<Item>(
  { label, help = '', maximum, cap = otherArraysCap }: ArrayOptions,
  { schema, read, ...items }: Items<Item>,
): Field<readonly Item[]> {
  return {
    ...items,
    label,
    help,
    maximum,
    cap,
    schema: z.array(schema).max(cap),
    read: (raw, report) => readItems(raw, cap, read, report),
  };
}
