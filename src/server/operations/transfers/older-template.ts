import { z } from 'zod';
import { contentSectionSchema, templateInputSchema } from '../../../contract/templates/templates.ts';
import { storedSections } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { isRow, type JsonRow } from '../../platform/db/clean-json.ts';
import { firstProblem } from '../tables/check-row.ts';

/*
 * A template of another installation or the older hosted system, in less certain shapes.
 * Invalid addresses stay as text, unlike in the editor; they are never rendered as links.
 */
const sectionsSchema = z
  .array(contentSectionSchema.omit({ id: true }).extend({ id: z.string().max(100).optional() }))
  .max(200, 'A template holds at most 200 sections');

const olderSchema = templateInputSchema.extend({ content_sections: sectionsSchema });
export type OlderTemplate = z.output<typeof olderSchema>;

/** The template, or its problem. */
export function readOlderTemplate(row: JsonRow): { template: OlderTemplate } | { problem: string } {
  const parsed = olderSchema.safeParse({
    name: textOf(row.name),
    title_template: textOf(row.title_template),
    meta_description_template: textOf(row.meta_description_template),
    hero_title_template: textOf(row.hero_title_template),
    hero_subtitle_template: textOf(row.hero_subtitle_template),
    content_sections: sectionsOf(row.content_sections),
    custom_fields: fieldsOf(row.custom_fields),
    status: row.status ?? undefined,
    for_customers: row.for_customers === true,
    content_pack: row.content_pack ?? packStore.own().id,
  });
  return parsed.success ? { template: parsed.data } : { problem: firstProblem(parsed.error) };
}

/** A number instead of a text becomes its digits. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function sectionsOf(raw: unknown): unknown[] {
  return storedSections(raw).map((entry, index): unknown => {
    if (!isRow(entry)) return { type: 'text', content: entry, order: index + 1 };
    const { id, type, title, content, order, ...rest } = entry;
    const place = Number(order);
    return {
      id: typeof id === 'string' && id !== '' ? id : undefined,
      type: typeof type === 'string' && type !== '' ? type : 'text',
      title: textOf(title) ?? '',
      // Fields that lie beside the content rather than in it.
      content: content ?? (Object.keys(rest).length > 0 ? rest : ''),
      order: Number.isInteger(place) && place >= 1 ? place : index + 1,
    };
  });
}

function fieldsOf(raw: unknown): unknown {
  const value = typeof raw === 'string' ? jsonOf(raw) : raw;
  if (value === null || value === undefined) return undefined;
  if (!isRow(value)) return value;
  const fields = Object.entries(value).map(
    ([name, field]) => [name, isRow(field) ? fieldOf(field) : field] as const,
  );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function fieldOf({ type, label, placeholder, options, required }: JsonRow): JsonRow {
  return {
    type: type ?? undefined,
    label: textOf(label) ?? undefined,
    placeholder: textOf(placeholder) ?? undefined,
    options:
      typeof options === 'string'
        ? options.split(/(?<!\s)\s*[,\n]\s*/).filter(Boolean)
        : (options ?? undefined),
    required: required === 'true' || required === true,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Texts = Omit<OlderTemplate, 'status' | 'custom_fields'> & { readonly custom_fields?: unknown };

/** Equal for two templates with the same content. Section ids are ignored, since an import may assign them. */
export function wordsOfTemplate(template: Texts): string {
  return JSON.stringify(
    sorted([
      template.title_template,
      template.meta_description_template,
      template.hero_title_template,
      template.hero_subtitle_template,
      template.content_pack,
      template.content_sections.map(({ type, title, content, order }) => [type, title, content, order]),
    ]),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
