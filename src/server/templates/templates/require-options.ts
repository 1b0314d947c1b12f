import type { TemplateIssue } from '../../../contract/templates/template-issues.ts';
import type { CustomField } from '../../../contract/templates/templates.ts';
import { AppError } from '../../platform/errors.ts';

type Fields = Readonly<Record<string, CustomField>>;

/** The names of select fields without options. */
function fieldsWithoutOptions(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.type === 'select' && field.options.every(option => option.trim() === ''))
    .map(([name]) => name);
}

const messageFor = (fields: Fields, name: string) =>
  `The select field “${fields[name]?.label || name}” has no options. Add an option or change its type.`;

/** Refuses to publish or plan with a select field without options, because it could not be filled in. */
export function requireSelectOptions(fields: Fields): void {
  const [first, ...rest] = fieldsWithoutOptions(fields);
  if (first === undefined) return;
  throw new AppError('invalid', messageFor(fields, first), {
    reason: 'options-missing',
    fields: [first, ...rest].map(name => ({
      path: `custom_fields.${name}.options`,
      message: messageFor(fields, name),
    })),
  });
}

/** The missing options as issues, because drafts may be incomplete. */
export function optionIssues(fields: Fields): TemplateIssue[] {
  return fieldsWithoutOptions(fields).map(name => ({
    where: `custom_fields.${name}`,
    code: 'select-without-options',
    level: 'problem',
    message: messageFor(fields, name),
    line: 1,
    column: 1,
    excerpt: '',
  }));
}
