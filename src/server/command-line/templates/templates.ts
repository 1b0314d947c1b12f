import type { TemplateRow } from '../../../contract/templates/templates.ts';
import type { Db } from '../../platform/db/database.ts';
import { listTemplates } from '../../templates/templates/queries.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';

export async function listTemplatesCommand(output: Output): Promise<void> {
  return withSession(async ({ db }) => {
    const templates = await all(db);
    const rows = templates.map(one => [one.id, one.name, one.status, one.section_count, one.page_count]);
    output.result(
      { templates },
      rows.length === 0 ? 'No templates yet.' : table(['Id', 'Name', 'Status', 'Sections', 'Pages'], rows),
    );
  });
}

async function all(db: Db): Promise<TemplateRow[]> {
  const templates: TemplateRow[] = [];
  for (let after: string | null = null; ; ) {
    const rows: TemplateRow[] = await listTemplates(db, { after, limit: 200 });
    templates.push(...rows);
    after = rows.at(-1)?.id ?? null;
    if (rows.length < 200 || after === null) return templates;
  }
}
