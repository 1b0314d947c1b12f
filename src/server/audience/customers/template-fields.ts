import type { CustomField } from '../../../contract/templates/templates.ts';

const usual = ['keyword', 'city', 'state'];

export interface CustomerFields {
  readonly fields: Record<string, CustomField>;
  /** How a customer's page of the template is addressed: by its values, not by choice. */
  readonly urlPattern: string;
}

/** A template's fields for customers. Fields in the address are required, even if others may stay empty. */
export function customerFields(fields: Record<string, CustomField>): CustomerFields {
  const known = usual.filter(name => Object.hasOwn(fields, name));
  const inAddress = known.length > 0 ? known : Object.keys(fields);
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...field, required: field.required || inAddress.includes(name) },
      ]),
    ),
    urlPattern:
      inAddress.length === usual.length && known.length > 0 ? 'keyword-in-city-state' : inAddress.join('-'),
  };
}
