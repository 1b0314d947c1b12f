import { z } from 'zod';
import type { Field } from './field.ts';

type Fields = Readonly<Record<string, Field>>;

/** A section's content: each of its fields, normalized. */
export type ContentOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['initial'] };

/** The fields of one kind of section. Several types may share a layout: faq_accordion is read and rendered as faq. */
export interface SectionLayout<F extends Fields = Fields> {
  /** The default title; empty if a section may have none. */
  readonly title: string;
  /** The main text field, for content that is only text. */
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
