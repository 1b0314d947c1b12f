import type { CustomField } from '../../../contract/templates/templates.ts';

type Fields = Readonly<Record<string, CustomField>>;

/** What the bulk form and the Auto-Batch Manager share: the lists and the pattern. */
export interface PlanValues {
  locations: string;
  keywords: string;
  url_pattern: string;
}

export const emptyPlan: PlanValues = { locations: '', keywords: '', url_pattern: 'keyword-in-city-state' };

/** The typed lists and the pattern alone. */
export const typedIn = ({ locations, keywords, url_pattern }: PlanValues): PlanValues => ({
  locations,
  keywords,
  url_pattern,
});

/** A list with more lines at its end. */
export function withLines(list: string, lines: string): string {
  const before = list.trimEnd();
  return before === '' ? lines : `${before}\n${lines}`;
}

/** City, state and keyword come from the lists; these are what else a template asks for. */
export function otherFields(fields: Fields): [string, CustomField][] {
  return Object.entries(fields).filter(([name]) => !['city', 'state', 'keyword'].includes(name));
}

/** The values of this template's fields alone: another one's may still be in the form. */
export function valuesOf(fields: Fields, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(otherFields(fields).map(([name]) => [name, values[name] ?? '']));
}
