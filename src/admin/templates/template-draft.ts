import type { ContentSection, CustomField, Template } from '../../contract/templates.ts';
import { sampleSection } from '../../sections/schemas.ts';
import { type EditableContent, editableContent } from './editable-content.ts';

/** A section while it is edited. The key keeps its place on the screen when others come and go. */
export interface DraftSection {
  key: string;
  id?: string;
  type: string;
  title: string;
  order: number;
  content: EditableContent;
}

/** A template while it is edited. */
export interface TemplateValues {
  name: string;
  status: Template['status'];
  content_pack: Template['content_pack'];
  title_template: string;
  meta_description_template: string;
  hero_title_template: string;
  hero_subtitle_template: string;
  content_sections: DraftSection[];
  custom_fields: Record<string, CustomField>;
}

const SAMPLE_TYPES = [
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

const required = (label: string): CustomField => ({
  type: 'text',
  label,
  placeholder: '',
  options: [],
  required: true,
});

/** What someone starts from who writes a new template: a whole page to change, not an empty one to fill. */
export function newTemplate(): TemplateValues {
  return {
    name: '',
    status: 'draft',
    content_pack: 'junk-removal',
    title_template: '{{keyword}} in {{city}}, {{state}}',
    meta_description_template:
      '{{keyword}} in {{city}}, {{state}}: {a clear price|one honest price} before we start, and a crew that {sweeps up|leaves it tidy} after.',
    hero_title_template: '{{keyword}} in {{city}}',
    hero_subtitle_template:
      '{Point at it, we carry it.|You point, we carry.} A crew for {{city}}, {{state}} that gives the price before lifting a thing.',
    content_sections: SAMPLE_TYPES.map((type, index) => draftSection(sampleSection(type, index + 1), index)),
    custom_fields: {
      city: required('City'),
      state: required('State'),
      keyword: required('Primary Keyword'),
    },
  };
}

export function draftOf(template: Template): TemplateValues {
  const { name, status, content_pack, title_template, hero_title_template, hero_subtitle_template } =
    template;
  return {
    name,
    status,
    content_pack,
    title_template,
    meta_description_template: template.meta_description_template ?? '',
    hero_title_template,
    hero_subtitle_template,
    content_sections: template.content_sections.map(draftSection),
    custom_fields: template.custom_fields,
  };
}

export function addedSection(type: string, order: number): DraftSection {
  return { key: crypto.randomUUID(), type, title: '', order, content: {} };
}

/** What is sent: the draft without the editor's keys. */
export function writtenTemplate({ content_sections, ...values }: TemplateValues) {
  return { ...values, content_sections: content_sections.map(({ key: _key, ...section }) => section) };
}

function draftSection(
  section: Pick<ContentSection, 'type' | 'title'> & {
    id?: string | undefined;
    content: unknown;
    order?: number | undefined;
  },
  index: number,
): DraftSection {
  const { id, type, title, order } = section;
  const stored = { type, title, content: section.content as ContentSection['content'] };
  return {
    key: crypto.randomUUID(),
    ...(id ? { id } : {}),
    type,
    title,
    order: order ?? index + 1,
    content: editableContent(stored, index + 1),
  };
}
