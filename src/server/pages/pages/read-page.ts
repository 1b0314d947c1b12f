import type { Page } from '../../../contract/pages/pages.ts';
import type { PageText } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { listRulesAt } from '../redirects/queries.ts';
import { computePage } from './compute-page.ts';
import { pageRevision } from './page-revision.ts';
import { presentPageRow, storedOverrides } from './page-row.ts';
import { getPage } from './queries.ts';

/** A page with its computed text. */
export async function readPage(db: Db, id: string): Promise<Page> {
  const row = await getPage(db, id);
  const computed = await computePage(db, row);
  const [rule] = await listRulesAt(db, [`/${row.slug}`]);
  return {
    ...presentPageRow(row),
    template_version: computed?.version.number ?? null,
    batch_id: row.generation_batch_id,
    content_sections: computed ? plainSections(computed.text) : [],
    revision: pageRevision(row),
    redirects_to: rule?.destination_path ?? null,
    overrides: structuredClone(storedOverrides(row)) as Page['overrides'],
    conflicts: structuredClone(computed?.text.conflicts ?? []) as Page['conflicts'],
    template_text: computed && presentText(computed.templateText),
  };
}

function presentText(text: PageText): NonNullable<Page['template_text']> {
  const { title, meta_description, hero_title, hero_subtitle } = text;
  return { title, meta_description, hero_title, hero_subtitle, content_sections: plainSections(text) };
}

/** The engine's readonly JSON is the contract's JSON. */
function plainSections({ content_sections }: PageText): Page['content_sections'] {
  return structuredClone(content_sections) as Page['content_sections'];
}
