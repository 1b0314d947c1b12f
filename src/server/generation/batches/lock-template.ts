import type { Trx } from '../../platform/db/database.ts';
import { holdTemplate } from '../../templates/templates/queries.ts';

/** A batch continues only while its template is not being deleted. A deleted template has its own message. */
export async function lockTemplate(
  trx: Trx,
  { template_id }: { readonly template_id: string | null },
): Promise<void> {
  if (template_id !== null) await holdTemplate(trx, template_id);
}
