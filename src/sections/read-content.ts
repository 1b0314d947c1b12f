import type { Field, Report } from './fields/field.ts';
import { isRecord, ownText, ownValue } from './fields/own-text.ts';
import type { SectionLayout } from './fields/section-layout.ts';
import { readJson } from './read-json.ts';

type StoredFields = Readonly<Record<string, unknown>>;

/** Keys of a section that content may also have. */
const sectionNames: readonly string[] = ['id', 'type', 'title', 'order'];
/** Other names of the main text in older content. */
const mainNames: readonly string[] = ['content', 'text', 'description', 'body', 'paragraphs'];
const deepestJson = 3;
const maxReported = 5;

/**
 * A section's content by field, from any stored shape: an object, its JSON text, a list (for the first list field),
 * or plain text (for the main field). Values are unchanged.
 */
export function readContent(layout: SectionLayout, raw: unknown, report: Report): StoredFields {
  let value = raw;
  for (let depth = 0; typeof value === 'string' && depth < deepestJson; depth += 1) {
    const read = readJson(value, found => isExpected(layout, found), report);
    if (read === value) break;
    value = read;
  }
  if (isRecord(value)) return ownFields(layout, value, report);
  const name = Array.isArray(value) ? (firstList(layout) ?? layout.main) : layout.main;
  return { [name]: value };
}

function ownFields(layout: SectionLayout, stored: StoredFields, report: Report): StoredFields {
  const known = expectedNames(layout);
  const unknown = Object.keys(stored).filter(name => !known.has(name));
  if (unknown.length > 0) {
    const shown = unknown.slice(0, maxReported).map(name => name.slice(0, 40).toWellFormed());
    report(`holds ${shown.join(', ')}, which this kind of section does not have; left out`);
  }
  const others = mainNames.filter(name => !Object.hasOwn(layout.fields, name));
  const fields = ['title', ...Object.keys(layout.fields)].map(
    name => [name, ownValue(stored, name)] as const,
  );
  return Object.fromEntries([...fields, [layout.main, ownText(stored, [layout.main, ...others])]]);
}

function isExpected(layout: SectionLayout, value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return isRecord(value) && [...expectedNames(layout)].some(name => Object.hasOwn(value, name));
}

function expectedNames(layout: SectionLayout): Set<string> {
  return new Set([...Object.keys(layout.fields), ...sectionNames, ...mainNames]);
}

function firstList(layout: SectionLayout): string | undefined {
  const isList = (field: Field) => field.control === 'rows' || field.control === 'list';
  return Object.entries(layout.fields).find(([, field]) => isList(field))?.[0];
}
