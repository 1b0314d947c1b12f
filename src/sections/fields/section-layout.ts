import { z } from 'zod';
import type { Field } from './field.ts';

type Fields = Readonly<Record<string, Field>>;

/** A section's content: each of its fields, normalised. */
export type ContentOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['initial'] };

/** What a section of one kind holds. Several types may share a layout: faq_accordion reads and draws as faq. */
export interface SectionLayout<F extends Fields = Fields> {
  /** Stands in for an empty title; empty where a section may go without one. */
  readonly title: string;
  /** The field that takes content which is only text. */
  readonly main: string;
  readonly fields: F;
  readonly schema: z.ZodType<ContentOf<F>>;
}

export function sectionLayout<F extends Fields>(layout: {
  readonly title: string;
  readonly main: keyof F & string;
  readonly fields: F;
}): SectionLayout<F>;
export function sectionLayout(layout: {
  readonly title: string;
  readonly main: string;
  readonly fields: Fields;
}): SectionLayout {
  const shape = Object.entries(layout.fields).map(([name, field]) => [name, field.schema] as const);
  return { ...layout, schema: z.object(Object.fromEntries(shape)) };
}
