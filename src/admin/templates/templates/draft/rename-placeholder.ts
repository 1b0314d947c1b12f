import type { Json } from './editable-content.ts';
import type { TemplateDraft } from './template-draft.ts';

/** How many placeholders in a draft's texts have this name. */
export function countUses(draft: TemplateDraft, name: string): number {
  if (name === '') return 0;
  return JSON.stringify(textsOf(draft)).match(placeholder(name))?.length ?? 0;
}

/** The draft with `{{from}}` written `{{to}}` in every text. */
export function withRenamedPlaceholder(draft: TemplateDraft, from: string, to: string): TemplateDraft {
  const rename = (text: string) => text.replace(placeholder(from), `{{${to}}}`);
  return {
    ...draft,
    title_template: rename(draft.title_template),
    meta_description_template: rename(draft.meta_description_template),
    hero_title_template: rename(draft.hero_title_template),
    hero_subtitle_template: rename(draft.hero_subtitle_template),
    content_sections: draft.content_sections.map(section => {
      if (!placeholder(from).test(JSON.stringify([section.title, section.content]))) return section;
      const content = Object.entries(section.content).map(
        ([name, value]) => [name, renameIn(value, rename)] as const,
      );
      return { ...section, title: rename(section.title), content: Object.fromEntries(content) };
    }),
  };
}

function textsOf(draft: TemplateDraft) {
  const { name: _name, custom_fields: _fields, ...texts } = draft;
  return texts;
}

function renameIn(value: Json, rename: (text: string) => string): Json {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map(entry => renameIn(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, renameIn(entry, rename)] as const),
  );
}

function placeholder(name: string): RegExp {
  return new RegExp(`\\{\\{\\s*${name.replace(/\W/g, '')}\\s*\\}\\}`, 'gi');
}
