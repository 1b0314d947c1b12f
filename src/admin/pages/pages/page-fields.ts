import type { OverrideConflict, OverridePlace } from '../../../contract/pages/overrides.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { type PageText, pageTextAt } from '../../../engine/index.ts';
import { type EditorField, sectionFields, sectionTypeLabel } from '../../../sections/schemas.ts';
import type { MeasuredText } from '../../platform/ui/head-lengths.ts';

/** One editable text of a page. */
export interface PageField {
  /** Unique among the texts of the page. */
  readonly key: string;
  readonly place: OverridePlace;
  readonly label: string;
  readonly isLong: boolean;
  /** What it is in search results, which cut it when it is too long. */
  readonly measured?: MeasuredText;
  /** The template's text. */
  readonly template: string;
  /** What is stored and public now. */
  readonly saved: string;
  readonly conflict: OverrideConflict | null;
}

export interface PageFieldGroup {
  readonly id: string | null;
  readonly title: string;
  readonly fields: readonly PageField[];
}

type TemplateText = NonNullable<Page['template_text']>;
type Spot = Pick<PageField, 'place' | 'label' | 'isLong' | 'measured'>;

/** Every text of a page that can be edited, in the order visitors meet them. */
export function pageFieldGroups(page: Page): PageFieldGroup[] {
  if (!page.template_text) return [];
  const template = asText(page.template_text);
  const finished = asText(page);
  const conflicts = new Map(page.conflicts.map(conflict => [placeKey(conflict), conflict]));
  const withTexts = ({ place, ...spot }: Spot): PageField => ({
    ...spot,
    key: placeKey(place),
    place,
    template: pageTextAt(template, place) ?? '',
    saved: pageTextAt(finished, place) ?? '',
    conflict: conflicts.get(placeKey(place)) ?? null,
  });
  const sections = template.content_sections.map(({ id, type, title, content }) => ({
    id,
    title: `${sectionTypeLabel(type).toUpperCase()} - ${title || 'Untitled'}`,
    fields: [titleSpot(id), ...contentSpots(id, type, content)].map(withTexts),
  }));
  return [{ id: null, title: 'Head of the page', fields: headSpots.map(withTexts) }, ...sections];
}

/** Conflicts whose text was removed from the template: they have no field. */
export function lostEdits(page: Page): OverrideConflict[] {
  return page.conflicts.filter(conflict => conflict.theirs === null);
}

/** '1' and 1 address the same list item. */
export function placeKey({ section_id, path }: OverridePlace): string {
  return JSON.stringify([section_id, ...path.map(String)]);
}

const headSpots: Spot[] = [
  { place: { section_id: null, path: ['title'] }, label: 'Title', isLong: false, measured: 'title' },
  {
    place: { section_id: null, path: ['meta_description'] },
    label: 'Meta description',
    isLong: true,
    measured: 'meta_description',
  },
  { place: { section_id: null, path: ['hero_title'] }, label: 'Hero title', isLong: false },
  { place: { section_id: null, path: ['hero_subtitle'] }, label: 'Hero subtitle', isLong: true },
];

const titleSpot = (section_id: string): Spot => ({
  place: { section_id, path: ['title'] },
  label: 'Title',
  isLong: false,
});

function contentSpots(section_id: string, type: string, content: unknown): Spot[] {
  const values = new Map(Object.entries(Object(content)));
  return sectionFields(type).flatMap(field => fieldSpots(section_id, field, values.get(field.name)));
}

function fieldSpots(
  section_id: string,
  { name, label, control, columns }: EditorField,
  value: unknown,
): Spot[] {
  if (typeof value === 'string') {
    return [{ place: { section_id, path: ['content', name] }, label, isLong: control === 'textarea' }];
  }
  if (!Array.isArray(value)) return []; // switches and numbers are the template's business
  return value.flatMap((item: unknown, index): Spot[] => {
    const path = ['content', name, index];
    if (typeof item === 'string') {
      return [{ place: { section_id, path }, label: `${label} ${index + 1}`, isLong: false }];
    }
    return columns.map((column, index) => ({
      place: { section_id, path: [...path, column.name] },
      label: `${label} ${index + 1}: ${column.label}`,
      isLong: control === 'rows' && index > 0,
    }));
  });
}

/** The contract's shape as the engine reads it. */
function asText({
  title,
  meta_description,
  hero_title,
  hero_subtitle,
  content_sections,
}: TemplateText): PageText {
  return {
    title,
    meta_description,
    hero_title,
    hero_subtitle,
    content_sections: content_sections.map(({ id = '', type, title: heading, content, order = 1 }) => ({
      id,
      type,
      title: heading,
      content,
      order,
    })),
    conflicts: [],
  };
}
