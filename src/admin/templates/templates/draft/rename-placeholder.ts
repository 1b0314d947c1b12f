import type { Json } from './editable-content.ts';
import type { TemplateDraft } from './template-draft.ts';

/** How many placeholders in a draft's texts have this name. */
export function countUses(draft: TemplateDraft, name: string): number {
  if (name === '') return 0;
  return JSON.stringify(textsOf(draft)).match(placeholder(name))?.length ?? 0;
}

/** The draft with `{{from}}` written `{{to}}` in every text. */
export function withRenamedPlaceholder(draft: TemplateDraft, from: string, to: string): TemplateDraft {
  return mapTexts(draft, text => text.replace(placeholder(from), (_, article = '') => `{{${article}${to}}}`));
}

/** The draft with every text changed. A section whose texts all stay is the same object. */
export function mapTexts(draft: TemplateDraft, change: (text: string) => string): TemplateDraft {
  return {
    ...draft,
    title_template: change(draft.title_template),
    meta_description_template: change(draft.meta_description_template),
    hero_title_template: change(draft.hero_title_template),
    hero_subtitle_template: change(draft.hero_subtitle_template),
    content_sections: draft.content_sections.map(section => {
      if (stringsIn([section.title, section.content]).every(text => change(text) === text)) return section;
      const content = Object.entries(section.content).map(
        ([name, value]) => [name, changeIn(value, change)] as const,
      );
      return { ...section, title: change(section.title), content: Object.fromEntries(content) };
    }),
  };
}

/** Every text of a draft that pages show. */
export function textsInDraft(draft: TemplateDraft): readonly string[] {
  return [
    draft.title_template,
    draft.meta_description_template,
    draft.hero_title_template,
    draft.hero_subtitle_template,
    ...draft.content_sections.flatMap(({ title, content }) => stringsIn([title, content])),
  ];
}

function stringsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function textsOf(draft: TemplateDraft) {
  const { name: _name, custom_fields: _fields, ...texts } = draft;
  return texts;
}

function changeIn(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(entry => changeIn(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, changeIn(entry, change)] as const),
  );
}

function placeholder(name: string): RegExp {
  return new RegExp(`\\{\\{\\s*(an? )?${name.replace(/\W/g, '')}\\s*\\}\\}`, 'gi');
}
