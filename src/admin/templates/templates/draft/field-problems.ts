import type { DraftField, TemplateDraft } from './template-draft.ts';
import { builtInNames } from './template-draft.ts';

/** Names reserved among a page's values. */
const takenNames: Readonly<Record<string, string>> = {
  location: 'Batches use this name for the whole location. Choose another, such as area.',
  constructor: 'This name can’t be used. Choose another.',
  prototype: 'This name can’t be used. Choose another.',
};

/** Why a custom field can't have its name; null if it can. */
export function nameProblem(fields: readonly DraftField[], field: DraftField): string | null {
  const { name, key } = field;
  if (name === '') return 'A field needs a name, such as item_type.';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    return 'Start the name with a lowercase letter. Use only a–z, 0–9 and _.';
  }
  if (name.length > 60) return 'A name has at most 60 characters.';
  const other = fields.find(one => one.name === name && one.key !== key);
  if (other) {
    return builtInNames.includes(name)
      ? `{{${name}}} is built in. Choose another name.`
      : `Another field is named {{${name}}}. Choose another name.`;
  }
  return Object.hasOwn(takenNames, name) ? (takenNames[name] ?? null) : null;
}

/** What is wrong with the options of a field; a draft can be saved all the same. */
export function optionsProblem(field: DraftField): string | null {
  if (field.type !== 'select') return null;
  if (lacksOptions(field)) return 'Add an option. Without one this template can’t be published.';
  const given = field.options.map(option => option.trim().toLowerCase()).filter(Boolean);
  return new Set(given).size < given.length ? 'Two options are the same.' : null;
}

/** The first field that keeps the draft from being saved, and which of its inputs to change. A draft may lack options. */
export function fieldsProblem({
  custom_fields,
  status,
}: TemplateDraft): { key: string; input: 'name' | 'options'; message: string } | null {
  for (const field of custom_fields) {
    const message = nameProblem(custom_fields, field);
    if (message) return { key: field.key, input: 'name', message };
    if (status === 'published' && lacksOptions(field)) {
      const called = field.label || field.name;
      return {
        key: field.key,
        input: 'options',
        message: `The select field “${called}” has no options. Add an option or change its type.`,
      };
    }
  }
  return null;
}

const lacksOptions = ({ type, options }: DraftField) =>
  type === 'select' && options.every(option => option.trim() === '');

/** Converts the input to a valid name as far as possible: "Item Type" becomes item_type. */
export function asFieldName(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[{}]/g, '')
    .replace(/[\s-]+/g, '_')
    .slice(0, 61);
}
