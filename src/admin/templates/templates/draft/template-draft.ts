import { z } from 'zod';
import type { PackSample } from '../../../../contract/business/packs.ts';
import { contentPackSchema, ownPack } from '../../../../contract/platform/content-packs.ts';
import {
  type CustomField,
  contentSectionSchema,
  customFieldSchema,
  type Template,
  templateStatusSchema,
} from '../../../../contract/templates/templates.ts';
import { editableContent } from './editable-content.ts';

/** A section in the editor. Its id never changes: spin choices and page overrides use it as key. */
export type DraftSection = Readonly<z.infer<typeof sectionSchema>>;

const sectionSchema = contentSectionSchema
  .extend({ id: z.string(), order: z.number() })
  .transform(section => ({ ...section, content: editableContent(section.type, section.content) }));

/** A custom field while it is edited. The key stays when its name changes. */
export type DraftField = Readonly<z.infer<typeof fieldSchema>>;

const fieldSchema = customFieldSchema.extend({ key: z.string(), name: z.string() });

/** A template in the editor. Sections are in display order. */
export type TemplateDraft = Readonly<z.infer<typeof draftSchema>>;

export const draftSchema = z.object({
  name: z.string(),
  status: templateStatusSchema,
  for_customers: z.boolean().default(false),
  content_pack: contentPackSchema,
  title_template: z.string(),
  meta_description_template: z.string(),
  hero_title_template: z.string(),
  hero_subtitle_template: z.string(),
  content_sections: z.array(sectionSchema).readonly(),
  custom_fields: z.array(fieldSchema).readonly(),
  /** Only pages of the site have an address of their own. */
  path: z.string().optional(),
  in_search: z.boolean().optional(),
});

/** The fields of every template. Every page source supplies them. */
export const builtInNames: readonly string[] = ['city', 'state', 'keyword'];

const sampleTypes = [
  'hero',
  'how_it_works_bullets',
  'features',
  'couples_grid',
  'pricing',
  'testimonials',
  'map',
  'we_also_service',
  'faq',
  'cta',
];

/** The start of a new template: a whole page to change, not an empty one to fill. */
export function newDraft(samples: readonly PackSample[] = []): TemplateDraft {
  return {
    name: '',
    status: 'draft',
    for_customers: false,
    content_pack: ownPack,
    title_template: '{{keyword}} in {{city}}, {{state}}',
    meta_description_template:
      '{{keyword}} in {{city}}, {{state}}: {a clear price|one honest price} before we start, and {a short answer|a quick answer} when you ask.',
    hero_title_template: '{{keyword}} in {{city}}',
    hero_subtitle_template:
      '{Tell us what you need|Say what you need}, and {you hear the price|we name the price} before any work in {{city}}, {{state}}.',
    content_sections: sampleTypes.map((type, index) => {
      const { title = '', content = {} } = samples.find(sample => sample.type === type) ?? {};
      return { id: newId(), type, title, order: index + 1, content: editableContent(type, content) };
    }),
    custom_fields: draftFields({
      city: builtIn('City'),
      state: builtIn('State'),
      keyword: builtIn('Primary Keyword'),
    }),
  };
}

type TemplateText = Omit<
  Template,
  'id' | 'status' | 'for_customers' | 'created_at' | 'updated_at' | 'revision'
>;
/** A template's settings for its use. Versions have only its text. */
type TemplateUse = Pick<Template, 'status' | 'for_customers'>;

/** Converts a stored template or version to a draft. The same text always returns the same draft. */
export function draftOf(template: TemplateText, { status, for_customers }: TemplateUse): TemplateDraft {
  const taken = new Set<string>();
  const sections = template.content_sections.map(({ id, type, title, order, content }, index) => {
    let own = id || `section-${index + 1}`;
    while (taken.has(own)) own = `${own}-${index + 1}`;
    taken.add(own);
    return { id: own, type, title, order: order ?? index + 1, content: editableContent(type, content) };
  });
  return {
    name: template.name,
    status,
    for_customers,
    content_pack: template.content_pack,
    title_template: template.title_template,
    meta_description_template: template.meta_description_template ?? '',
    hero_title_template: template.hero_title_template,
    hero_subtitle_template: template.hero_subtitle_template,
    content_sections: sections.toSorted((a, b) => a.order - b.order),
    custom_fields: draftFields(template.custom_fields),
  };
}

/** What is sent to be saved. */
export function writtenTemplate(draft: TemplateDraft) {
  return {
    ...draft,
    content_sections: draft.content_sections.map(section => ({ ...section })),
    custom_fields: Object.fromEntries(
      draft.custom_fields.map(({ key: _key, name, ...field }) => [name, field] as const),
    ),
  };
}

export function newId(): string {
  return crypto.randomUUID().slice(-12);
}

/** The draft with the field keys of another draft, matched by name, so that the two can be compared. */
export function withKeysOf(draft: TemplateDraft, like: TemplateDraft): TemplateDraft {
  const keys = new Map(like.custom_fields.map(field => [field.name, field.key]));
  return {
    ...draft,
    custom_fields: draft.custom_fields.map(field => ({ ...field, key: keys.get(field.name) ?? field.key })),
  };
}

const namesOfFields = new WeakMap<readonly DraftField[], readonly string[]>();

/**
 * The names that placeholders may use: in a template the built-in ones, too. The same list as long as the fields are the
 * same.
 */
export function namesOf({
  custom_fields,
  path,
}: Pick<TemplateDraft, 'custom_fields' | 'path'>): readonly string[] {
  const known = namesOfFields.get(custom_fields);
  if (known) return known;
  const names = [
    ...new Set([
      ...(path === undefined ? builtInNames : []),
      ...custom_fields.map(field => field.name).filter(Boolean),
    ]),
  ];
  namesOfFields.set(custom_fields, names);
  return names;
}

export function draftFields(fields: Readonly<Record<string, CustomField>>): DraftField[] {
  return Object.entries(fields).map(([name, field]) => draftField(name, field));
}

function draftField(name: string, field: CustomField): DraftField {
  return { ...field, key: name, name };
}

function builtIn(label: string): CustomField {
  return { type: 'text', label, placeholder: '', options: [], required: true };
}
