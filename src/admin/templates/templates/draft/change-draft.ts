import { editableContent, type Json } from './editable-content.ts';
import { type DraftField, type DraftSection, newId, type TemplateDraft } from './template-draft.ts';

/* Structural changes of a draft. Drafts in, drafts out. */

/** A page never shows more than this, and the editor adds no more. */
export const maxSections = 100;
export const maxFields = 50;

/** Appends a new section. */
export function withAddedSection(draft: TemplateDraft, id: string, type = 'text'): TemplateDraft {
  const order = Math.max(draft.content_sections.length, ...draft.content_sections.map(one => one.order)) + 1;
  const section = { id, type, title: '', order, content: editableContent(type, '') };
  return { ...draft, content_sections: [...draft.content_sections, section] };
}

export function withoutSection(draft: TemplateDraft, id: string): TemplateDraft {
  return { ...draft, content_sections: draft.content_sections.filter(one => one.id !== id) };
}

/** Inserts sections after another one, or at the end. Each gets a new id. */
export function withInserted(
  draft: TemplateDraft,
  sections: readonly Omit<DraftSection, 'id' | 'order'>[],
  behind: string | null,
): TemplateDraft {
  const all = draft.content_sections;
  const at = behind === null ? all.length : all.findIndex(one => one.id === behind) + 1;
  const room = Math.max(0, maxSections - all.length);
  const added = sections.slice(0, room).map(asNew);
  return renumbered(draft, [...all.slice(0, at), ...added, ...all.slice(at)]);
}

/** The sections in the order of these ids, numbered from 1. */
export function withSequence(draft: TemplateDraft, ids: readonly string[]): TemplateDraft {
  const place = new Map(ids.map((id, index) => [id, index]));
  const last = ids.length;
  const sorted = draft.content_sections.toSorted(
    (a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last),
  );
  const isSame = sorted.every((section, index) => section === draft.content_sections[index]);
  return isSame ? draft : renumbered(draft, sorted);
}

/** A section one place up or down. */
export function withMoved(draft: TemplateDraft, id: string, by: 1 | -1): TemplateDraft {
  const ids = draft.content_sections.map(one => one.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return draft;
  ids.splice(to, 0, ...ids.splice(from, 1));
  return withSequence(draft, ids);
}

/**
 * Moves a section to the typed position: a whole number from 1; anything else is 1. If another section has that number, the
 * typed one takes its place and all are numbered again.
 */
export function withOrder(draft: TemplateDraft, id: string, typed: unknown): TemplateDraft {
  const number = typeof typed === 'string' ? Number.parseInt(typed, 10) : Number(typed);
  const order = Number.isFinite(number) ? Math.min(10_000, Math.max(1, Math.trunc(number))) : 1;
  const isTaken = draft.content_sections.some(one => one.id !== id && one.order === order);
  const moved = (one: DraftSection) => {
    const step = order > one.order ? 0.5 : -0.5;
    return { ...one, order: isTaken ? order + step : order };
  };
  const sections = draft.content_sections
    .map(one => (one.id === id ? moved(one) : one))
    .toSorted((a, b) => a.order - b.order);
  return isTaken ? renumbered(draft, sections) : { ...draft, content_sections: sections };
}

export function withType(draft: TemplateDraft, id: string, type: string): TemplateDraft {
  return changeSection(draft, id, section => ({
    ...section,
    type,
    content: editableContent(type, { ...section.content }),
  }));
}

export function withContent(draft: TemplateDraft, id: string, name: string, value: Json): TemplateDraft {
  return changeSection(draft, id, section => ({
    ...section,
    content: { ...section.content, [name]: value },
  }));
}

export function withField(draft: TemplateDraft, key: string, change: Partial<DraftField>): TemplateDraft {
  return {
    ...draft,
    custom_fields: draft.custom_fields.map(field => (field.key === key ? { ...field, ...change } : field)),
  };
}

export function withAddedField(draft: TemplateDraft, key: string): TemplateDraft {
  const field: DraftField = {
    key,
    name: '',
    type: 'text',
    label: '',
    placeholder: '',
    options: [],
    required: false,
  };
  return { ...draft, custom_fields: [...draft.custom_fields, field] };
}

export function withoutField(draft: TemplateDraft, key: string): TemplateDraft {
  return { ...draft, custom_fields: draft.custom_fields.filter(field => field.key !== key) };
}

function asNew(section: Omit<DraftSection, 'id' | 'order'>): DraftSection {
  return { ...section, id: newId(), order: 1 };
}

function changeSection(
  draft: TemplateDraft,
  id: string,
  change: (section: DraftSection) => DraftSection,
): TemplateDraft {
  return {
    ...draft,
    content_sections: draft.content_sections.map(one => (one.id === id ? change(one) : one)),
  };
}

function renumbered(draft: TemplateDraft, sections: readonly DraftSection[]): TemplateDraft {
  return {
    ...draft,
    content_sections: sections.map((section, index) =>
      section.order === index + 1 ? section : { ...section, order: index + 1 },
    ),
  };
}
