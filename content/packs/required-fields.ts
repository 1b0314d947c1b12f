import type { CustomField } from '../content-pack.ts';

/** A custom field that every page has to fill. */
function requiredField(label: string, placeholder: string): CustomField {
  return { type: 'text', label, placeholder, required: true };
}

/** What the two medical presets ask for. */
export function medicalFields(keyword: string): Readonly<Record<string, CustomField>> {
  return {
    ...placeFields(keyword),
    procedure: requiredField('Procedure', 'Vitrectomy'),
    specialty: requiredField('Specialty', 'Retina'),
  };
}

/** What every landing page asks for. */
export function placeFields(keyword: string): Readonly<Record<string, CustomField>> {
  return {
    city: requiredField('City', 'Boca Raton'),
    state: requiredField('State', 'FL'),
    keyword: requiredField('Primary Keyword', keyword),
  };
}
