import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { pageLabels } from '../../templates/templates/draft/draft-parts.ts';
import { editableContent } from '../../templates/templates/draft/editable-content.ts';
import { type Place, placeOf } from '../../templates/templates/draft/place.ts';
import type { TemplateDraft } from '../../templates/templates/draft/template-draft.ts';
import { draftFields } from '../../templates/templates/draft/template-draft.ts';
import { nameOfSection } from '../../templates/templates/draft/template-issues.ts';
import { placeOfPath } from '../../templates/templates/focus-place.ts';

/*
 * The template studio edits template drafts. A site page becomes a draft without placeholders for towns: its head texts and
 * sections are those of the draft.
 */

export function draftOfPage(document: SitePageDocument): TemplateDraft {
  return {
    name: document.name,
    status: 'published',
    for_customers: false,
    content_pack: 'own',
    title_template: document.title,
    meta_description_template: document.description,
    hero_title_template: '',
    hero_subtitle_template: '',
    content_sections: document.sections.map(({ id, type, title, content }, index) => ({
      id,
      type,
      title,
      order: index + 1,
      content: editableContent(type, content),
    })),
    custom_fields: draftFields(businessWords),
    path: document.path,
    in_search: document.in_search,
  };
}

/** The document with the draft's changes; parts without a field stay unchanged. */
export function documentOfDraft(before: SitePageDocument, draft: TemplateDraft): SitePageDocument {
  return {
    ...before,
    path: draft.path ?? before.path,
    in_search: draft.in_search ?? before.in_search,
    name: draft.name,
    title: draft.title_template,
    description: draft.meta_description_template,
    sections: draft.content_sections
      .toSorted((a, b) => a.order - b.order)
      .map(section => sectionOfDraft(section, before)),
  };
}

type Section = SitePageDocument['sections'][number];

/** A section as it is stored. An untouched one stays as written, without defaults from the fields. */
function sectionOfDraft(
  { id, type, title, content }: TemplateDraft['content_sections'][number],
  before: SitePageDocument,
): Section {
  const known = before.sections.find(one => one.id === id && one.type === type);
  const isSame =
    known?.title === title &&
    JSON.stringify(editableContent(type, known.content)) === JSON.stringify(content);
  return known && isSame
    ? known
    : { id, type, title, content: JSON.parse(JSON.stringify(content)) as Section['content'] };
}

/** The texts of the head as the screen names them. */
export const headLabels = {
  name: 'Name',
  path: 'Address',
  ...pageLabels,
} as const;

const draftNames = new Map([
  ['title', 'title_template'],
  ['description', 'meta_description_template'],
  ['sections', 'content_sections'],
]);

/** Why a save was refused, by the studio's places: `document.sections.2.title` is the title of the third section. */
export function refusedFields(error: unknown, draft: TemplateDraft) {
  return Object.entries(fieldErrors(error)).map(([path, message]) => {
    const [, root = '', ...inside] = path.split('.');
    const section = draft.content_sections[Number(inside[0])];
    const label = root === 'sections' && section ? nameOfSection(section) : labels.get(root);
    return {
      place: placeOfPath(draft, [draftNames.get(root) ?? root, ...inside].join('.')),
      message,
      sentence: label ? `${label}: ${message}` : message,
    };
  });
}

const labels = new Map<string, string>(Object.entries(headLabels));

/** What texts of the site may name. */
const businessWords = Object.fromEntries(
  'name slogan phone email region from_price hours opening_days emergency counties county_names county_count business_city business_state years'
    .split(' ')
    .map(name => [
      name,
      {
        type: 'text' as const,
        label: name.replaceAll('_', ' '),
        placeholder: '',
        options: [],
        required: false,
      },
    ]),
);

/** The field of a text that was clicked in the preview; null if it has none. */
export function placeOfText(draft: TemplateDraft, shown: string): { place: Place; section: string } | null {
  const wanted = plain(shown);
  if (wanted === '') return null;
  for (const section of draft.content_sections) {
    const path = pathIn({ title: section.title, content: section.content }, wanted);
    if (path) return { place: placeOf('section', section.id, ...path), section: section.id };
  }
  return null;
}

type Path = (string | number)[];

function pathIn(value: unknown, wanted: string): Path | null {
  if (typeof value === 'string') return isShown(value, wanted) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, at) => [at, one])
    : Object.entries(value);
  for (const [name, one] of entries) {
    const rest = pathIn(one, wanted);
    if (rest) return [name, ...rest];
  }
  return null;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Placeholders are filled on the page, so only the words around them can be searched for. */
function isShown(written: string, wanted: string): boolean {
  const parts = plain(written)
    .split(/\{\{[^{}]*\}\}/)
    .map(part => part.trim())
    .filter(part => part.length > 2);
  return (
    parts.length > 0 && parts.every(part => wanted.includes(part)) && wanted.length <= written.length + 200
  );
}
