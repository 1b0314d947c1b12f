import type { z } from 'zod';

/** How the engine treats a text: sentences, a heading, or exactly as written (addresses, coupon codes, names). */
export type TextKind = 'prose' | 'title' | 'plain';

export type Control =
  | 'text'
  | 'textarea'
  | 'list'
  | 'rows'
  | 'links'
  | 'url'
  | 'image'
  | 'images'
  | 'switch'
  | 'number'
  | 'choice';

/** One value of a choice. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** One column of a rows field. `also` are the names older content used for it. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly kind: TextKind;
  readonly also: readonly string[];
}

/** Receives one sentence about each omission or change while reading. */
export type Report = (problem: string) => void;

/** The editor's description of a field. */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly help: string;
  readonly kind: TextKind;
  /** The editor's maximum of items; null if the field has one value. */
  readonly maximum: number | null;
  /** The maximum of items when reading; null if the field has one value. */
  readonly cap: number | null;
  readonly columns: readonly Column[];
  /** The values of a choice; none for other controls. */
  readonly choices: readonly Choice[];
  /** True if pages show a text of ours where this one is left empty. */
  readonly hasDefault: boolean;
}

/** What a field with one value, shown exactly as written, has in common with others of its kind. */
export const oneValue = { kind: 'plain', maximum: null, cap: null, columns: [] } as const;

/** A field of a section's content: its control, its validation and its reader. */
export interface Field<Value = unknown> extends Omit<EditorField, 'name' | 'hasDefault' | 'choices'> {
  readonly choices?: readonly Choice[];
  readonly schema: z.ZodType<Value>;
  /** The default of an empty value. */
  readonly initial: Value;
  /** Converts any value to a valid one; never throws. An empty value stays empty, before defaults. */
  readonly read: (raw: unknown, report: Report) => Value;
}

/** The editor's descriptions of fields, in their order. */
export function editorFields(fields: Readonly<Record<string, Field>>): EditorField[] {
  return Object.entries(fields).map(([name, field]) => ({
    name,
    label: field.label,
    control: field.control,
    help: field.help,
    kind: field.kind,
    maximum: field.maximum,
    cap: field.cap,
    columns: field.columns,
    choices: field.choices ?? [],
    hasDefault: typeof field.initial === 'string' && field.initial !== '',
  }));
}
