import type { Field, Report } from './fields/field.ts';
import { ownValue } from './fields/own-text.ts';
import { type LayoutName, layoutNamed, type SectionContents } from './section-layouts.ts';

type StoredFields = Readonly<Record<string, unknown>>;

/** The normalized content: each field as stored, else the pack's default, else the built-in one. */
export function readFields<Name extends LayoutName>(
  name: Name,
  stored: StoredFields,
  ofPack: StoredFields,
  reporter: (where: string) => Report,
): SectionContents[Name];
export function readFields(
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
