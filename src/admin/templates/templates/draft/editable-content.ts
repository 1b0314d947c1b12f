import type { ContentSection } from '../../../../contract/templates/templates.ts';
import { type EditorField, sectionFields, writtenContent } from '../../../../sections/schemas.ts';

/** Any value a section's content may hold. */
export type Json = ContentSection['content'];
export type EditableContent = Readonly<Record<string, Json>>;

/**
 * A section's content for the editor: every field of its type in the shape of its control. Content already in that
 * shape stays unchanged, even beyond what a page would show; only older shapes are converted by the section's rules.
 */
export function editableContent(type: string, content: Json): EditableContent {
  const stored = isRecord(content) ? content : {};
  const read = writtenContent(type, content);
  const fields = sectionFields(type).map(field => {
    const value = stored[field.name];
    return [field.name, fitsControl(field, value) ? value : toJson(read[field.name])] as const;
  });
  return { ...stored, ...Object.fromEntries(fields) };
}

/** The value of a text list; invalid stored values become empty. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(entry => (typeof entry === 'string' ? entry : '')) : [];
}

/** The value of a row list; invalid stored values become empty. */
export function rowsOf(value: Json | undefined): Record<string, Json>[] {
  return Array.isArray(value) ? value.map(entry => (isRecord(entry) ? entry : {})) : [];
}

export function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fitsControl(field: EditorField, value: Json | undefined): value is Json {
  if (value === undefined) return false;
  if (field.control === 'switch') return typeof value === 'boolean';
  if (field.control === 'number') return typeof value === 'number';
  if (field.control === 'list' || field.control === 'images') {
    return Array.isArray(value) && value.every(entry => typeof entry === 'string');
  }
  if (field.control === 'rows' || field.control === 'links') {
    const names = field.columns.map(column => column.name);
    return (
      Array.isArray(value) &&
      value.every(entry => isRecord(entry) && names.every(name => typeof entry[name] === 'string'))
    );
  }
  return typeof value === 'string';
}

/** Content that was read is plain data; copying it as JSON drops the read-only marks of its type. */
function toJson(value: unknown): Json {
  return value === undefined ? '' : (JSON.parse(JSON.stringify(value)) as Json);
}
