import type { FieldValues, PlanLocation } from '../../../engine/index.ts';
import { requirePlaceholders } from '../../business/claims/require-placeholders.ts';
import type { Db } from '../../platform/db/database.ts';
import { runYielding } from '../../platform/yielding.ts';
import type { TemplateTable } from '../../templates/templates/queries.ts';
import { placeholderNames, textsOf } from '../../templates/templates/template-claims.ts';
import { requireVersionPlaceholders } from '../../templates/templates/version-placeholders.ts';
import type { BatchTable } from './queries.ts';

interface PlannedValues {
  readonly keywords: readonly string[];
  readonly field_values: FieldValues;
  readonly locations: readonly PlanLocation[];
}

interface Planned extends PlannedValues {
  readonly template: TemplateTable;
  readonly versionId: string;
}

/** Refuses to plan pages that would show fields in another tool’s form. */
export async function requirePlanPlaceholders(
  db: Db,
  { template, versionId, ...lists }: Planned,
): Promise<void> {
  const { field_values, locations } = lists;
  const names = [
    ...placeholderNames(template),
    ...Object.keys(field_values),
    ...Object.keys(locations[0]?.field_values ?? {}),
  ];
  requirePlaceholders(textsOf(template), { names, otherwise });
  await requireVersionPlaceholders(db, versionId, otherwise);
  requirePlaceholders(await runYielding(markedValues(lists)), { otherwise });
}

const otherwise = 'until then no pages are planned';
const maxMarked = 1_000;

/** The first values with a mark of placeholders. Few lists have any; a long one is read in steps. */
function* markedValues({
  keywords,
  field_values,
  locations,
}: PlannedValues): Generator<void, readonly { readonly text: string; readonly path: string }[]> {
  const found: { text: string; path: string }[] = [];
  const add = (text: string, path: string) => {
    if (found.length < maxMarked && /[[{%#<«*]/.test(text)) found.push({ text, path });
  };
  for (const [name, text] of Object.entries(field_values)) add(text, `field_values.${name}`);
  for (const keyword of keywords) add(keyword, 'keywords');
  for (const [index, one] of locations.entries()) {
    for (const text of Object.values(one.field_values ?? {})) add(text, 'location_values');
    if (index % 1_000 === 999) yield;
  }
  return found;
}

/** Refuses to continue a batch whose version has such fields: it may have been planned by an older program. */
export async function requireBatchPlaceholders(
  db: Db,
  { status, template_version_id }: Pick<BatchTable, 'status' | 'template_version_id'>,
): Promise<void> {
  if (template_version_id === null) return;
  const next = status === 'planning' ? 'update this batch to its newest version' : 'plan this batch again';
  await requireVersionPlaceholders(db, template_version_id, `in the template, then ${next}`);
}
