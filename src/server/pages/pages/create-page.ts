import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { pageInputSchema } from '../../../contract/pages/pages.ts';
import type { CustomField } from '../../../contract/templates/templates.ts';
import {
  compileSlugPattern,
  fillHead,
  MAX_SLUG_LENGTH,
  readTypedPlace,
  seedOf,
  slug,
} from '../../../engine/index.ts';
import { requirePlaceholders } from '../../business/claims/require-placeholders.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { freezeVersion } from '../../templates/templates/freeze-version.ts';
import { holdTemplate, lockTemplate, type TemplateTable } from '../../templates/templates/queries.ts';
import { requireFields } from '../../templates/templates/require-fields.ts';
import { placeholderNames, textsOf } from '../../templates/templates/template-claims.ts';
import { storedFields, storedSections } from '../../templates/templates/template-row.ts';
import { requireVersionPlaceholders } from '../../templates/templates/version-placeholders.ts';
import { recordUsage } from '../keyword-usage/write-usage.ts';
import { returnToAddresses } from '../redirects/return-to-addresses.ts';
import { insertPage } from './queries.ts';
import { requireFilled } from './require-filled.ts';
import { listSitePaths } from './slug-queries.ts';

/** Whose page it will be, where it is not the staff's. */
interface PageOwner {
  readonly id: string;
  /** Refuses a template or values the owner may not use; answers with the pattern of the address. */
  judge(template: TemplateTable, values: Readonly<Record<string, string>>): string;
  /** Counts the page, in the transaction that creates it; refuses it above the limit. */
  count(trx: Trx): Promise<void>;
}

export type IsOutside = (
  db: Db,
  versionId: string,
  values: Readonly<Record<string, string>>,
) => Promise<boolean>;

interface PageMaker {
  /** Null from the command line. */
  readonly userId: string | null;
  readonly isReserved: (slug: string) => boolean;
  /** Checks if a page is outside the served areas and services. */
  readonly isOutside: IsOutside;
  readonly owner?: PageOwner;
}

/** Generates one page from a template's current text and returns its id. A page outside the served areas is noindex. */
export async function createPage(
  db: Db,
  input: z.output<typeof pageInputSchema>,
  { userId, isReserved, isOutside, owner }: PageMaker,
): Promise<string> {
  // The version is kept whatever becomes of the page, so that its text can be compiled like any other's.
  const frozen = await db.transaction().execute(async trx => {
    const template = await lockTemplate(trx, input.template_id);
    const pattern = owner ? owner.judge(template, input.field_values) : input.url_pattern;
    if (storedSections.parse(template.content_sections).length === 0) {
      throw new AppError('conflict', 'Template has no valid content sections', { reason: 'template-empty' });
    }
    const fields = storedFields.parse(template.custom_fields);
    const values = withPlaceNames(input.field_values);
    requireFields(fields, name => Boolean(values[name]));
    requireOptions(fields, input.field_values);
    requirePlaceholders(textsOf(template), { names: placeholderNames(template), otherwise: noPage });
    requirePlaceholders(
      Object.entries(values).map(([name, text]) => ({ text, path: `field_values.${name}` })),
      { values, otherwise: noPage },
    );
    const address = slugOf(pattern, fields, values);
    const version = await freezeVersion(trx, template, userId);
    await requireVersionPlaceholders(trx, version.id, noPage);
    return { version, values, address };
  });
  const version = await compileVersion(db, frozen.version.id);
  if (!version) throw new AppError('not-found', 'Template not found', { reason: 'template-missing' });
  const { values, address } = frozen;
  const seed = seedOf(address);
  if (!input.allow_unfilled) requireFilled(version, values, seed);
  const head = fillHead(version.compiled, values, seed);
  const id = uuidv7();
  const is_noindex = await isOutside(db, version.id, values);
  await db.transaction().execute(async trx => {
    await holdTemplate(trx, input.template_id);
    const page = {
      id,
      template_id: input.template_id,
      template_version_id: version.id,
      seed,
      slug: address,
      ...head,
      field_values: JSON.stringify(values),
      is_noindex,
      owner_id: owner?.id ?? null,
    };
    const isTaken = isReserved(address) || (await listSitePaths(trx, [address])).length > 0;
    if (isTaken || !(await insertPage(trx, page))) throw pageExists();
    await returnToAddresses(trx, [address]);
    if (values.keyword) {
      await recordUsage(trx, {
        id,
        name: head.title,
        kind: 'page',
        template_id: input.template_id,
        locations: values.city ? [{ city: values.city, state: values.state ?? '' }] : [],
        keywords: [values.keyword.slice(0, 200)],
      });
    }
    await writeActivity(trx, { action: 'generated', noun: 'pages', id, name: head.title });
    // Last: the owner's count is locked from here on.
    await owner?.count(trx);
    await announce(trx, { kind: 'all-pages' });
  });
  return id;
}

const noPage = 'until then no page is made';

/** Town and state are cleaned, or refused with a suggestion, as in the lists of batches. */
function withPlaceNames(values: Readonly<Record<string, string>>): Record<string, string> {
  const read = readTypedPlace(values.city ?? '', values.state ?? '');
  if ('suggestion' in read) {
    const { field, suggestion: message } = read;
    throw new AppError('invalid', message, { fields: [{ path: `field_values.${field}`, message }] });
  }
  const { city, state } = read.place;
  return {
    ...values,
    ...(values.state === undefined && state === '' ? {} : { state }),
    ...(values.city === undefined ? {} : { city }),
  };
}

function requireOptions(fields: Record<string, CustomField>, values: Record<string, string>): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.type !== 'select' || !value || field.options.length === 0) continue;
    if (field.options.includes(value)) continue;
    const message = `${field.label || name}: choose one of the options`;
    throw new AppError('invalid', message, { fields: [{ path: `field_values.${name}`, message }] });
  }
}

function slugOf(
  pattern: string,
  fields: Record<string, CustomField>,
  values: Record<string, string>,
): string {
  const { variables, fill } = compileSlugPattern(pattern, [...Object.keys(fields), ...Object.keys(values)]);
  const address = fill(values);
  if (address.length > MAX_SLUG_LENGTH) {
    const message = `This address would have ${address.length} letters. At most ${MAX_SLUG_LENGTH}: shorten the values or the URL pattern.`;
    throw new AppError('invalid', message, { fields: [{ path: 'url_pattern', message }] });
  }
  if (address) return address;
  const unusable = variables.filter(name => values[name]?.trim() && slug(values[name]) === '');
  if (unusable.length > 0) {
    const labels = unusable.map(name => fields[name]?.label || name).join(' and ');
    throw new AppError('invalid', `An address can’t be made from ${labels}. Use letters a–z or digits.`, {
      fields: unusable.map(name => ({
        path: `field_values.${name}`,
        message: 'Use letters a–z or digits: the address is made from this.',
      })),
    });
  }
  const message = 'Nothing is left of the address. Add keyword, city or state to the URL pattern.';
  throw new AppError('invalid', message, { fields: [{ path: 'url_pattern', message }] });
}

function pageExists(): AppError {
  return new AppError('conflict', 'Page already exists with this combination', { reason: 'page-exists' });
}
