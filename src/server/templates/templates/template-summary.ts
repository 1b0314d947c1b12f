import type { ActivitySummary } from '../../../contract/platform/activity.ts';
import type { TemplateTable } from './queries.ts';
import { storedSections } from './template-row.ts';

/** A template's main facts, for the activity log. */
export function templateSummary(
  row: Pick<TemplateTable, 'name' | 'status' | 'for_customers' | 'content_sections'>,
): ActivitySummary {
  const sections = storedSections.safeParse(row.content_sections);
  return {
    name: row.name,
    status: row.status,
    for_customers: row.for_customers,
    sections: sections.success ? sections.data.length : 0,
  };
}
