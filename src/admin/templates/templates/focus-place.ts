import { numbered, type Place, placeOf } from './draft/place.ts';
import type { TemplateDraft } from './draft/template-draft.ts';

/** Focuses the field of a path and selects a text range; without a field, focuses its section. */
export function focusPlace(root: HTMLElement | null, place: Place, from: number, to: number): void {
  const field = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    field.setSelectionRange(from, to);
  }
}

/** The place that a refused save names: `content_sections.2.content.button_url`, `field.k1.name`, `title_template`. */
export function placeOfPath(draft: TemplateDraft, path: string): Place {
  const [root = '', index, ...inside] = path.split('.');
  if (root === 'content_sections') {
    const section = draft.content_sections[Number(index)];
    return section ? placeOf('section', section.id, ...inside.map(numbered)) : placeOf('name');
  }
  return root === 'field' ? placeOf('field', index ?? '', ...inside) : placeOf(root);
}
