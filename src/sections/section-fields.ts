import type { z } from 'zod';
import { type EditorField, editorFields, type TextKind } from './fields/field.ts';
import { layoutNamed, layoutOf } from './section-layouts.ts';

/**
 * The fields the editor shows for a section type, in their order. Every section also has a title.
 *
 * @example sectionFields('text') // one field, content
 */
export function sectionFields(type: string): EditorField[] {
  return editorFields(layoutNamed(layoutOf(type)).fields);
}

/** The valid, normalized content of a section type. */
export function contentSchema(type: string): z.ZodType {
  return layoutNamed(layoutOf(type)).schema;
}

/**
 * How the engine treats one text inside a section's content, by its path.
 *
 * @example sectionTextKind('faq', ['faqs', 0, 'question']) // 'prose'
 */
export function sectionTextKind(type: string, path: readonly (string | number)[]): TextKind {
  const { fields, main } = layoutNamed(layoutOf(type));
  const name = path.length === 0 ? main : String(path[0]);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const column = field?.columns.find(({ name }) => name === path[2]);
  return column?.kind ?? field?.kind ?? 'prose';
}
