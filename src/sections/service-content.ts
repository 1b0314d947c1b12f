import { z } from 'zod';
import { type EditorField, editorFields, type Field } from './fields/field.ts';
import { list } from './fields/list-field.ts';
import { isRecord, ownValue } from './fields/own-text.ts';
import { column, rows, titleAndText } from './fields/rows-field.ts';
import { textarea } from './fields/text-field.ts';
import { type LayoutName, layoutOf } from './section-layouts.ts';

/** A service's texts for its pages. They are templates: placeholders and spin text, as in sections. */
const fields = {
  intro: textarea({
    label: 'Opening',
    help: 'Two to four sentences: what it is, and what is different.',
  }),
  situations: rows({
    label: 'Situations',
    help: 'When people call. A title and one or two sentences each.',
    maximum: 6,
    cap: 6,
    columns: titleAndText,
  }),
  taken: list({ label: 'What you take', help: 'Short names.', maximum: 12, cap: 12, kind: 'title' }),
  refused: rows({
    label: 'What you refuse',
    help: 'What it is, and why or where it belongs.',
    maximum: 6,
    cap: 6,
    columns: titleAndText,
  }),
  steps: rows({
    label: 'Steps',
    help: 'How the work goes, in order.',
    maximum: 6,
    cap: 6,
    columns: titleAndText,
  }),
  price: textarea({ label: 'Price', help: 'What makes it cost more or less.' }),
  questions: rows({
    label: 'Questions',
    help: 'What customers ask about this work, with your answers.',
    maximum: 10,
    cap: 10,
    columns: [
      column('question', 'Question', 'prose', ['q', 'title']),
      column('answer', 'Answer', 'prose', ['a', 'text', 'description']),
    ],
  }),
} as const satisfies Readonly<Record<string, Field>>;

export type ServiceContent = { readonly [Name in keyof typeof fields]: (typeof fields)[Name]['initial'] };

/** A service as pages know it. */
export interface PageService {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly content: ServiceContent;
}

/** The fields that the editor of a service shows, in their order. */
export const serviceFields: readonly EditorField[] = editorFields(fields);

export const serviceContentSchema = z.object({
  intro: fields.intro.schema,
  situations: fields.situations.schema,
  taken: fields.taken.schema,
  refused: fields.refused.schema,
  steps: fields.steps.schema,
  price: fields.price.schema,
  questions: fields.questions.schema,
});

/**
 * Content of any stored shape, normalized. Never throws.
 *
 * @example readServiceContent({ taken: ['Sofas'] }).taken // ['Sofas']
 */
export function readServiceContent(stored: unknown): ServiceContent {
  const values = isRecord(stored) ? stored : {};
  const read = <Value>(name: string, field: Field<Value>): Value =>
    field.read(ownValue(values, name), () => undefined);
  return {
    intro: read('intro', fields.intro),
    situations: read('situations', fields.situations),
    taken: read('taken', fields.taken),
    refused: read('refused', fields.refused),
    steps: read('steps', fields.steps),
    price: read('price', fields.price),
    questions: read('questions', fields.questions),
  };
}

/** A section's field ─▶ the service's field that replaces it. */
type TakenFields = Readonly<Record<string, keyof ServiceContent>>;

const takenFields: Readonly<Partial<Record<LayoutName, TakenFields>>> = {
  hero: { description: 'intro' },
  how_it_works_bullets: { steps: 'steps' },
  couples_grid: { couples: 'situations' },
  items: { taken: 'taken', refused: 'refused' },
  faq: { faqs: 'questions' },
  pricing: { content: 'price' },
  text: { content: 'intro' },
};

/** The texts of a service that any text of a section can name: `{{fact:service.price}}`. */
export const namedServiceTexts = ['intro', 'price'] as const;

const namedTexts = new RegExp(`\\{\\{\\s*fact:service\\.(${namedServiceTexts.join('|')})\\s*\\}\\}`, 'gi');

interface ReadableSection {
  readonly type: string;
  readonly content: unknown;
}

/** True if a text names something of the page's service: a text of it, a statement or its price. */
export function namesService(text: string): boolean {
  return /\{\{\s*fact:service\./i.test(text);
}

/** True if this section needs to know the page's service: it takes texts from it, or names a fact of it. */
export function asksForService(section: ReadableSection): boolean {
  return takesFromService(section) || namesService(JSON.stringify(section.content ?? null));
}

/** True if this section takes its content from the page's service. */
export function takesFromService({ type, content }: ReadableSection): boolean {
  return layoutOf(type) in takenFields && isRecord(content) && ownValue(content, 'from_service') === true;
}

/**
 * True if a section is there for texts that the service does not have, and has none of its own. A page without it says less,
 * and nothing that any service could.
 */
export function isUntold(section: ReadableSection, { content }: Pick<PageService, 'content'>): boolean {
  const layout = layoutOf(section.type);
  if (layout === 'hero' || !takesFromService(section)) return false;
  const own = isRecord(section.content) ? section.content : {};
  return Object.entries(takenFields[layout] ?? {}).every(
    ([name, from]) => content[from].length === 0 && isNothing(ownValue(own, name)),
  );
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A section as pages of one service have it. */
type ServedSection<Of> = Of & {
  /** The fields that show the service's texts and no other. */
  readonly service_fields: readonly string[];
};

/**
 * A section with its service's texts. What the service leaves empty stays the section's own, as all does without a service;
 * then `from_service` is off, so that a component knows whose texts it shows. A text that is named and not there stays a fact
 * without a value, and its sentence is left out.
 *
 * @example withService(faqSection, service).content.faqs // the questions about this service
 */
export function withService<Of extends ReadableSection>(
  section: Of,
  service: PageService | null,
): ServedSection<Of> {
  const taken = takesFromService(section) ? takenFields[layoutOf(section.type)] : undefined;
  if (!service)
    return {
      ...section,
      ...(taken && { content: { ...Object(section.content), from_service: false } }),
      service_fields: [],
    };
  const own = isRecord(section.content) ? section.content : {};
  const named = Object.entries(own).flatMap(([name, value]) => {
    const filled = withNamedTexts(value, service.content);
    return filled === value ? [] : [[name, filled] as const];
  });
  const whole = Object.entries(taken ?? {})
    .map(([name, from]) => [name, service.content[from]] as const)
    .filter(([, text]) => text.length > 0);
  const alone = named.filter(([name]) => isNameAlone(own[name]));
  const service_fields = [...whole, ...alone].map(([name]) => name);
  if (named.length + whole.length === 0) return { ...section, service_fields };
  const texts = Object.fromEntries([...named, ...whole]);
  return { ...section, content: { ...own, ...texts }, service_fields };
}

function isNameAlone(value: unknown): boolean {
  return typeof value === 'string' && value.replace(namedTexts, '').trim() === '';
}

/** The value with its named texts of the service filled in; other values unchanged. */
function withNamedTexts(value: unknown, content: ServiceContent): unknown {
  if (typeof value === 'string')
    return value.replace(
      namedTexts,
      (whole, name: string) => (name.toLowerCase() === 'price' ? content.price : content.intro) || whole,
    );
  if (Array.isArray(value)) {
    const filled = value.map((one: unknown) => withNamedTexts(one, content));
    return filled.some((one, at) => one !== value[at]) ? filled : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withNamedTexts(one, content)] as const);
  return entries.some(([name, one]) => one !== value[name]) ? Object.fromEntries(entries) : value;
}
