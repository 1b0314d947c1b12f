import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { pagesAfter } from '../../platform/db/pages-after.ts';
import { listTemplates } from '../../templates/templates/queries.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';

export async function listTemplatesCommand(output: Output): Promise<void> {
  return withSession(async ({ db }) => {
    const templates: TemplateRow[] = [];
    for await (const rows of pagesAfter(page => listTemplates(db, page))) templates.push(...rows);
    const rows = templates.map(one => [one.id, one.name, one.status, one.section_count, one.page_count]);
    output.result(
      { templates },
      table(['Id', 'Name', 'Status', 'Sections', 'Pages'], rows, 'No templates yet.'),
    );
  });
}
