import { requirePlaceholders } from '../../business/claims/require-placeholders.ts';
import { requireStated } from '../../business/claims/require-stated.ts';
import type { Trx } from '../../platform/db/database.ts';
import { freezeVersion } from './freeze-version.ts';
import type { TemplateTable } from './queries.ts';
import { requireSelectOptions } from './require-options.ts';
import { findTemplateClaims, placeholderNames, textsOf } from './template-claims.ts';
import { storedFields } from './template-row.ts';

/**
 * Freezes the text of a published template. Refuses a text that can't produce pages, has fields in another tool's form or
 * unstated claims.
 */
export async function publishVersion(
  trx: Trx,
  template: TemplateTable,
  createdBy: string | null,
): Promise<void> {
  requireSelectOptions(storedFields.parse(template.custom_fields));
  const otherwise = 'until then save the template as a draft';
  requirePlaceholders(textsOf(template), { names: placeholderNames(template), otherwise });
  await requireStated(trx, {
    claims: () => findTemplateClaims(trx, template),
    otherwise,
  });
  await freezeVersion(trx, template, createdBy);
}
