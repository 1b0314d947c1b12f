import type { TextKind } from './text-kind.ts';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** One content section, before or after filling. */
export interface SectionText {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly content: JsonValue;
  readonly order: number;
  /** The fields of its content whose texts are about the page's service; none unless given. */
  readonly service_fields?: readonly string[];
}

/** The texts of a template version. */
export interface TemplateText {
  readonly title_template: string;
  readonly meta_description_template: string | null;
  readonly hero_title_template: string;
  readonly hero_subtitle_template: string;
  readonly content_sections: readonly SectionText[];
}

/** The casing of the text at a path in a section's content, e.g. ('hero', ['benefits', 2]). */
export type KindOf = (type: string, path: FieldPath) => TextKind;

export type FieldPath = readonly (string | number)[];

export type HeadField = 'title' | 'meta_description' | 'hero_title' | 'hero_subtitle';

/** The location of a text: in the head, or at a path in a section (['title'], ['content', 'benefits', 2]). */
export type TextPlace =
  | { readonly field: HeadField }
  | { readonly section_id: string; readonly path: FieldPath };
