import type { SpinDepth } from '../../../contract/templates/writing.ts';

/** What is to be done with a field's text. */
export type WritingJob =
  | { readonly kind: 'generate' }
  | { readonly kind: 'expand' }
  | { readonly kind: 'spin'; readonly depth: SpinDepth };

/** The field a text is written for. */
export interface WritingField {
  readonly value: string;
  /** A section type, or one of the head texts such as `title_template`. */
  readonly section_type: string;
  /** The section's field and the column of its rows, as the sections name them; left out for a head text. */
  readonly field?: string;
  readonly column?: string;
  readonly field_label: string;
  /** Anything the writer should know: `content_pack`, `placeholders` (names, separated by spaces), what the page is about. */
  readonly context?: Readonly<Record<string, string>>;
}

/** The call; each attempt requests another text. */
export function contentBody(field: WritingField, action: 'generate' | 'expand', attempt: number) {
  return {
    sectionType: field.section_type,
    existingContent: field.value,
    action,
    context: {
      ...field.context,
      ...(field.field ? { field: field.field } : {}),
      ...(field.column ? { column: field.column } : {}),
      field_label: field.field_label,
      ...(attempt > 1 ? { attempt: String(attempt) } : {}),
    },
  };
}

export function spintaxBody(field: WritingField, depth: SpinDepth) {
  const pack = field.context?.content_pack;
  return { content: field.value, depth, ...(pack ? { content_pack: pack } : {}) };
}
