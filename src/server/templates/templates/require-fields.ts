import type { CustomField } from '../../../contract/templates/templates.ts';
import { AppError } from '../../platform/errors.ts';
import { requireSelectOptions } from './require-options.ts';

/** The labels of required fields without a value. */
function missingFields(
  fields: Readonly<Record<string, CustomField>>,
  isFilled: (name: string) => boolean,
): { name: string; label: string }[] {
  return Object.entries(fields)
    .filter(([name, field]) => field.required && !isFilled(name))
    .map(([name, field]) => ({ name, label: field.label || name }));
}

/** Refuses empty required fields and select fields without options, with the specification's messages. */
export function requireFields(
  fields: Readonly<Record<string, CustomField>>,
  isFilled: (name: string) => boolean,
): void {
  requireSelectOptions(fields);
  const missing = missingFields(fields, isFilled);
  if (missing.length === 0) return;
  throw new AppError(
    'invalid',
    `Please fill in required fields: ${missing.map(field => field.label).join(', ')}`,
    {
      reason: 'fields-missing',
      fields: missing.map(({ name, label }) => ({
        path: `field_values.${name}`,
        message: `${label} is required`,
      })),
    },
  );
}
