import type { z } from 'zod';
import { type CustomerPage, type customerRoutes } from '../../../contract/audience/customers.ts';
import type { CustomField } from '../../../contract/templates/templates.ts';
import { isPageOutside } from '../../generation/checks/outside.ts';
import { createPage } from '../../pages/pages/create-page.ts';
import { AppError } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/http/app-env.ts';
import { templateMissing } from '../../templates/templates/queries.ts';
import { requireFields } from '../../templates/templates/require-fields.ts';
import { storedFields } from '../../templates/templates/template-row.ts';
import { type CustomerContext, monthAt } from './customer-context.ts';
import { getOwnPage } from './own-page-queries.ts';
import { openOwnProfile, pageLimitReached, refusalOf, requireActive } from './own-profile.ts';
import { countPage, getProfileOf } from './queries.ts';
import { customerFields } from './template-fields.ts';

/**
 * One page of a published template for customers. It is created and counted in one transaction, so failed or existing
 * pages don't count, and pages above the limit are not created.
 */
export async function generateOwnPage(
  context: CustomerContext,
  user: SignedIn,
  input: z.output<typeof customerRoutes.generate.body>,
): Promise<CustomerPage> {
  const db = context.database.kysely;
  const month = monthAt(context);
  const refusal = refusalOf(await openOwnProfile(db, user.id), month);
  if (refusal) throw refusal;
  // What the template lacks is for the staff to correct.
  const page = { ...input, url_pattern: '', allow_unfilled: true };
  const id = await createPage(db, page, {
    userId: user.id,
    isReserved: context.isReserved,
    isOutside: isPageOutside,
    owner: {
      id: user.id,
      judge: (template, values) => {
        if (template.status !== 'published' || !template.for_customers) throw templateMissing();
        const { fields, urlPattern } = customerFields(storedFields.parse(template.custom_fields));
        requireKnown(fields, values);
        requireFields(fields, name => Boolean(values[name]));
        return urlPattern;
      },
      count: async trx => {
        if (await countPage(trx, user.id, month)) return;
        // On the same connection: many at once would otherwise wait for each other's.
        const profile = await getProfileOf(trx, user.id);
        requireActive(profile);
        throw pageLimitReached(profile, month);
      },
    },
  });
  return getOwnPage(db, user.id, id);
}

function requireKnown(fields: Record<string, CustomField>, values: Readonly<Record<string, string>>): void {
  const unknown = Object.keys(values).filter(name => !Object.hasOwn(fields, name));
  if (unknown.length === 0) return;
  throw new AppError('invalid', `This template has no field named ${unknown.join(', ')}.`, {
    fields: unknown.map(name => ({
      path: `field_values.${name}`,
      message: 'Field not found in this template.',
    })),
  });
}
