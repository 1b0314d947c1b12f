import type { Override, OverridePlace } from './override.ts';
import type { PageText } from './page-text.ts';
import type { FieldPath, JsonValue, SectionText } from './template-text.ts';

/** Applies edits to a filled page. Edits of removed fields have no effect. */
export function applyOverrides(page: PageText, overrides: readonly Override[]): PageText {
  const edited = { ...page, content_sections: [...page.content_sections], conflicts: [...page.conflicts] };
  for (const override of overrides) {
    const theirs = override.section_id === null ? editHead(edited, override) : editSection(edited, override);
    if (theirs === override.replaced) continue;
    const { section_id, path, text: mine, replaced: base } = override;
    edited.conflicts.push({ section_id, path, base, mine, theirs });
  }
  return edited;
}

const HEAD_FIELDS = ['title', 'meta_description', 'hero_title', 'hero_subtitle'] as const;

/**
 * The text at a place of a filled page; null if there is none.
 * @example pageTextAt(page, { section_id: 'faq', path: ['content', 'faqs', 0, 'question'] }) // 'How soon?'
 */
export function pageTextAt(page: PageText, { section_id, path }: OverridePlace): string | null {
  if (section_id === null) {
    const field = headField(path);
    return field === undefined ? null : page[field];
  }
  const section = page.content_sections.find(one => one.id === section_id);
  return section === undefined ? null : sectionTextAt(section, path);
}

/** Applies the edit and returns the previous text; null if there was none. */
function editHead(page: PageText, { path, text }: Override): string | null {
  const field = headField(path);
  if (field === undefined) return null;
  const theirs = page[field];
  page[field] = text;
  return theirs;
}

function editSection(page: PageText, { section_id, path, text }: Override): string | null {
  const index = page.content_sections.findIndex(section => section.id === section_id);
  const section = page.content_sections[index];
  if (section === undefined) return null;
  const theirs = sectionTextAt(section, path);
  if (theirs === null) return null;
  const [part, ...inside] = path;
  page.content_sections[index] =
    part === 'title' ? { ...section, title: text } : withContent(section, inside, text);
  return theirs;
}

function headField(path: FieldPath): (typeof HEAD_FIELDS)[number] | undefined {
  return HEAD_FIELDS.find(name => path.length === 1 && path[0] === name);
}

function sectionTextAt(section: SectionText, [part, ...inside]: FieldPath): string | null {
  if (part === 'title') return inside.length === 0 ? section.title : null;
  return part === 'content' ? textAt(section.content, inside) : null;
}

function withContent(section: SectionText, path: FieldPath, text: string): SectionText {
  return { ...section, content: replaceAt(section.content, path, text) };
}

function textAt(value: JsonValue, path: FieldPath): string | null {
  let current: JsonValue | undefined = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return null;
    current = new Map(Object.entries(current)).get(String(step));
  }
  return typeof current === 'string' ? current : null;
}

/** A copy with one text replaced. The path must lead to a text. */
function replaceAt(value: JsonValue, path: FieldPath, text: string): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(step) ? replaceAt(item, rest, text) : item));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === String(step) ? replaceAt(item, rest, text) : item,
    ]),
  );
}
