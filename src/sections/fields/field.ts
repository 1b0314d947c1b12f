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
  | 'number';

/** One column of a rows field. `also` are the names older content used for it. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly kind: TextKind;
  readonly also: readonly string[];
}

/** Takes one sentence about something that was left out or changed while reading. */
export type Report = (problem: string) => void;

/** What the editor needs to draw a field. */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly help: string;
  readonly kind: TextKind;
  /** How many items the editor lets one add; null where the field holds one value. */
  readonly maximum: number | null;
  /** How many items are kept on reading; null where the field holds one value. */
  readonly cap: number | null;
  readonly columns: readonly Column[];
  /** Whether pages show a text of ours where this one is left empty. */
  readonly hasDefault: boolean;
}

/** A field of a section's content: what the editor shows, what is valid, and how any stored shape is read. */
export interface Field<Value = unknown> extends Omit<EditorField, 'name' | 'hasDefault'> {
  readonly schema: z.ZodType<Value>;
  /** What an empty value becomes. */
  readonly initial: Value;
  /** Any value in, a valid one out; never throws. An empty value comes out empty, before defaults. */
  readonly read: (raw: unknown, report: Report) => Value;
}
