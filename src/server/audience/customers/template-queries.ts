import type { CustomerTemplate } from '../../../contract/audience/customers.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { storedFields } from '../../templates/templates/template-row.ts';
import { customerFields } from './template-fields.ts';

/** Published templates that customers may use, as they see them, newest first. */
export async function listCustomerTemplates(
  db: Db,
  { after, limit }: PageAfter,
): Promise<CustomerTemplate[]> {
  let query = db
    .selectFrom('landing_page_templates')
    .select(['id', 'name', 'custom_fields'])
    .where('status', '=', 'published')
    .where('for_customers', '=', true)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('page_changes as d')
            .select('d.id')
            .whereRef('d.template_id', '=', 'landing_page_templates.id')
            .where('d.status', '=', 'running'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where('id', '<', after);
  const rows = await query.execute();
  return rows.map(({ id, name, custom_fields }) => {
    const { fields, urlPattern } = customerFields(storedFields.parse(custom_fields));
    return { id, name, custom_fields: fields, url_pattern: urlPattern };
  });
}
