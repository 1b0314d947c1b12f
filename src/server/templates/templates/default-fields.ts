import type { CustomField } from '../../../contract/templates/templates.ts';

const field = (label: string): CustomField => ({
  type: 'text',
  label,
  placeholder: '',
  options: [],
  required: true,
});

/** The fields of a template that defines none. */
export const defaultFields: Record<string, CustomField> = {
  city: field('City'),
  state: field('State'),
  keyword: field('Primary Keyword'),
};
