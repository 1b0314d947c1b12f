import { sectionFields, sectionTypeLabel } from '../../../../sections/schemas.ts';
import type { Json } from './editable-content.ts';
import type { TemplateDraft } from './template-draft.ts';
import { nameOfSection } from './template-issues.ts';

/** One thing of a draft that can differ from another draft's: a head text, a field of a section, a property of a custom field. */
export interface DraftPart {
  /** The section or custom field it belongs to; null for the template's own. */
  readonly of: string | null;
  readonly label: string;
  readonly value: Json;
  /** What people call the value, if it is a code. */
  readonly words?: string;
}

/** What the head texts of a site's page are called, which is edited as a template's draft. */
export const pageLabels = {
  title: 'Title for search engines',
  description: 'Description for search engines',
} as const;

const templateLabels = { title: 'Title template', description: 'Meta description template' } as const;

/** A draft in its parts, in the order a reader meets them. Two drafts are the same when all parts are. */
export function draftParts(draft: TemplateDraft): Map<string, DraftPart> {
  const parts = new Map<string, DraftPart>();
  const own = (name: string, label: string, value: Json) => parts.set(name, { of: null, label, value });
  own('name', 'Name', draft.name);
  own('status', 'Status', draft.status);
  own('for_customers', 'Customers may use it', draft.for_customers);
  own('content_pack', 'Content pack', draft.content_pack);
  const { title, description } = draft.path === undefined ? templateLabels : pageLabels;
  own('title_template', title, draft.title_template);
  own('meta_description_template', description, draft.meta_description_template);
  own('hero_title_template', 'Hero title template', draft.hero_title_template);
  own('hero_subtitle_template', 'Hero subtitle template', draft.hero_subtitle_template);
  if (draft.path !== undefined) own('path', 'Address', draft.path);
  if (draft.in_search !== undefined) own('in_search', 'Search engines may list it', draft.in_search);
  for (const section of draft.content_sections) {
    const of = `section ${section.id}`;
    const called = nameOfSection(section);
    const labels = new Map(sectionFields(section.type).map(({ name, label }) => [name, label]));
    parts.set(`${of} type`, {
      of,
      label: `${called} · Type`,
      value: section.type,
      words: sectionTypeLabel(section.type),
    });
    parts.set(`${of} title`, { of, label: `${called} · Title`, value: section.title });
    parts.set(`${of} order`, { of, label: `${called} · Order`, value: section.order });
    for (const [name, value] of Object.entries(section.content)) {
      parts.set(`${of} content ${name}`, { of, label: `${called} · ${labels.get(name) ?? name}`, value });
    }
  }
  for (const { key, ...field } of draft.custom_fields) {
    const of = `field ${key}`;
    for (const [name, value] of Object.entries(field)) {
      parts.set(`${of} ${name}`, { of, label: `Custom field ${field.label || field.name} · ${name}`, value });
    }
  }
  return parts;
}

interface Difference {
  readonly label: string;
  /** Null: it was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two drafts. A section or field that is only in one of them is one difference, not ten. */
export function differences(before: TemplateDraft, after: TemplateDraft): Difference[] {
  const [old, now] = [draftParts(before), draftParts(after)];
  const owners = (parts: ReadonlyMap<string, DraftPart>) => new Set([...parts.values()].map(part => part.of));
  const [oldOwners, nowOwners] = [owners(old), owners(now)];
  const found: Difference[] = [];
  const told = new Set<string>();
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    const of = (is ?? was)?.of ?? null;
    if (of !== null && oldOwners.has(of) !== nowOwners.has(of)) {
      if (told.has(of)) continue;
      told.add(of);
      const whole = ((is ?? was)?.label ?? '').split(' · ')[0] ?? '';
      found.push({
        label: whole,
        before: was ? wholeText(old, of) : null,
        after: is ? wholeText(now, of) : null,
      });
    } else if (!isSame(was?.value, is?.value)) {
      found.push({
        label: (is ?? was)?.label ?? '',
        before: was ? wordsOf(was) : '',
        after: is ? wordsOf(is) : '',
      });
    }
  }
  return found;
}

function wholeText(parts: ReadonlyMap<string, DraftPart>, of: string): string {
  return [...parts.values()]
    .filter(part => part.of === of && shown(part.value) !== '')
    .map(wordsOf)
    .join('\n');
}

export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export function isSameDraft(a: TemplateDraft, b: TemplateDraft): boolean {
  if (a === b) return true;
  const [first, second] = [draftParts(a), draftParts(b)];
  return (
    first.size === second.size &&
    [...first].every(([key, { value }]) => isSame(value, second.get(key)?.value))
  );
}

const wordsOf = ({ value, words }: DraftPart): string => words ?? shown(value);

/** A value as people read it: rows become lines. */
export function shown(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(shown).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join(' | ');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null ? '' : String(value);
}
