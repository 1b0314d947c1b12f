import { readSections } from '../../../../sections/schemas.ts';
import { maxSections } from './change-draft.ts';
import { editableContent, type Json } from './editable-content.ts';
import type { DraftSection } from './template-draft.ts';

/** The clipboard text names its format, so that other texts are not mistaken for it. */
const mark = 'pagehaul section';

/** A section as text for the clipboard. */
export function copiedSection({ type, title, content }: DraftSection): string {
  return JSON.stringify({ [mark]: 1, content_sections: [{ type, title, content }] }, null, 1);
}

export type Pasted =
  | { readonly sections: readonly Omit<DraftSection, 'id' | 'order'>[]; readonly issues: readonly string[] }
  | { readonly refusal: string };

/** Longer than this is no section. */
const longest = 2_000_000;

/**
 * Parses pasted sections: one copied here, or a list in any shape that templates were ever stored in. Repairs its JSON.
 * Never throws.
 */
export function pastedSections(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return { refusal: 'The clipboard is empty.' };
  if (trimmed.length > longest) return { refusal: 'The text is too long for a section.' };
  if (!/^[[{]/.test(trimmed)) {
    return {
      refusal: 'The text is not a section. Use "Copy section" in a template, then paste it here.',
    };
  }
  const value = fromJson(trimmed);
  const { sections, issues } = readSections(value);
  const [first] = sections;
  // JSON beyond repair becomes one text.
  if (typeof value === 'string' && first?.type === 'text' && !isEmpty(first.content)) {
    return { refusal: 'The text could not be read as a section.' };
  }
  // What is no section at all is read as a text without words.
  const usable = sections.filter(
    section => section.type !== 'text' || section.title !== '' || !isEmpty(section.content),
  );
  if (usable.length === 0) return { refusal: 'No section was found in the text.' };
  return {
    sections: usable.slice(0, maxSections).map(({ type, title, content }) => ({
      type,
      title,
      content: editableContent(type, JSON.parse(JSON.stringify(content)) as Json),
    })),
    issues,
  };
}

function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // Broken JSON is repaired where sections are read.
    return text;
  }
}

function isEmpty(content: object): boolean {
  return Object.values(content).every(
    value => value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );
}
