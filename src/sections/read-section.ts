import { cleanText } from './fields/clean-text.ts';
import { cutText } from './fields/cut-text.ts';
import type { Field, Report } from './fields/field.ts';
import { isRecord, ownValue } from './fields/own-text.ts';
import { readContent } from './read-content.ts';
import { longestSections, readJson } from './read-json.ts';
import type { Section } from './section.ts';
import type { SectionDefaults } from './section-defaults.ts';
import { type LayoutName, layoutNamed, layoutOf, type SectionContents } from './section-layouts.ts';

const longestId = 100;
const longestType = 60;
const maxIssues = 50;

/**
 * Normalizes a stored section (all fields, capped lists, defaults for empty values) and reports every change.
 * Texts stay templates. Never throws; reading the result again changes nothing.
 *
 * @example readSection({ type: 'faq', content: '{"faqs":["How soon? | Today."]}' }, 3).section.content
 */
export function readSection(
  raw: unknown,
  position: number,
  defaults: SectionDefaults = {},
): { section: Section; issues: string[] } {
  const issues: string[] = [];
  const stored = storedSection(raw);
  const type = readType(ownValue(stored, 'type'));
  const reporter = (where: string): Report => {
    return problem => {
      if (issues.length < maxIssues) issues.push(`Section ${position} (${type}), ${where}: ${problem}.`);
    };
  };
  const name = layoutOf(type);
  const fields = readContent(layoutNamed(name), ownValue(stored, 'content'), reporter('content'));
  const readTitle = (title: unknown) => cleanText(title, reporter('Title')).replace(/(?<!\s)\s*\n\s*/gu, ' ');
  const section = {
    id:
      cutText(cleanText(ownValue(stored, 'id'), ignoreProblem), longestId, '').trim() ||
      `section-${position}`,
    type,
    title:
      readTitle(ownValue(stored, 'title')) ||
      readTitle(ownValue(fields, 'title')) ||
      (defaults[name]?.title ?? layoutNamed(name).title),
    content: readFields(name, fields, defaults[name]?.content ?? {}, reporter),
    order: readOrder(ownValue(stored, 'order'), position),
  };
  return { section, issues };
}

/** The stored section as an object: JSON text is parsed, and other values become text. */
function storedSection(raw: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(raw)) return raw;
  const isSection = (value: unknown) =>
    isRecord(value) && (Object.hasOwn(value, 'type') || Object.hasOwn(value, 'content'));
  const value = typeof raw === 'string' ? readJson(raw, isSection, ignoreProblem, longestSections) : raw;
  return isRecord(value) && isSection(value) ? value : { type: 'text', content: raw };
}

/** The type as stored; "FAQ" or "faq-accordion" become the type they mean. */
function readType(raw: unknown): string {
  const type = cutText(cleanText(raw, ignoreProblem).replace(/\s+/gu, ' '), longestType, '').trim() || 'text';
  const known = type.toLowerCase().replace(/[\s-]+/gu, '_');
  return layoutOf(known) === 'text' && known !== 'text' ? type : known;
}

function readOrder(raw: unknown, position: number): number {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number + 0 : position;
}

function ignoreProblem(): void {
  // No issue: the value has a fallback.
}

type StoredFields = Readonly<Record<string, unknown>>;

/** The normalized content: each field as stored, else the pack's default, else the built-in one. */
function readFields<Name extends LayoutName>(
  name: Name,
  stored: StoredFields,
  ofPack: StoredFields,
  reporter: (where: string) => Report,
): SectionContents[Name];
function readFields(
  name: LayoutName,
  stored: StoredFields,
  ofPack: StoredFields,
  reporter: (where: string) => Report,
): StoredFields {
  const fields = Object.entries(layoutNamed(name).fields);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      filled(field, ownValue(stored, name), reporter(`${field.label} (${name})`)) ??
        filled(field, ownValue(ofPack, name), () => undefined) ??
        field.initial,
    ]),
  );
}

/** The parsed value, or null if there is none. */
function filled(field: Field, raw: unknown, report: Report): unknown {
  if (raw === undefined || raw === null || raw === '') return null;
  const value = field.read(raw, report);
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}
