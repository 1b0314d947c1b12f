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
  const { marked, columns } = await runYielding(readValues(lists));
  const names = [...placeholderNames(template), ...columns];
  requirePlaceholders(textsOf(template), { names, otherwise });
  await requireVersionPlaceholders(db, versionId, otherwise);
  requirePlaceholders(marked, { otherwise });
}

const otherwise = 'until then no pages are planned';
const maxMarked = 1_000;

interface ReadValues {
  /** The first values with a mark of placeholders. Few lists have any. */
  readonly marked: readonly { readonly text: string; readonly path: string }[];
  readonly columns: ReadonlySet<string>;
}

/** In steps: a list may be long. */
function* readValues({ keywords, field_values, locations }: PlannedValues): Generator<void, ReadValues> {
  const marked: { text: string; path: string }[] = [];
  const columns = new Set(Object.keys(field_values));
  const add = (text: string, path: string) => {
    if (marked.length < maxMarked && /[[{%#<«*]/.test(text)) marked.push({ text, path });
  };
  for (const [name, text] of Object.entries(field_values)) add(text, `field_values.${name}`);
  for (const keyword of keywords) add(keyword, 'keywords');
  for (const [index, one] of locations.entries()) {
    for (const [name, text] of Object.entries(one.field_values ?? {})) {
      columns.add(name);
      add(text, 'location_values');
    }
    if (index % 1_000 === 999) yield;
  }
  return { marked, columns };
}

/** Refuses to continue a batch whose version has such fields: it may have been planned by an older program. */
export async function requireBatchPlaceholders(
  db: Db,
  { status, template_version_id }: Pick<BatchTable, 'status' | 'template_version_id'>,
): Promise<void> {
  if (template_version_id === null) return;
  const next = status === 'planning' ? 'update this batch to its newest version' : 'plan the batch again';
  await requireVersionPlaceholders(db, template_version_id, `then publish the template and ${next}`);
}
