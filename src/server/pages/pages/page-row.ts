import type { Selectable } from 'kysely';
import { z } from 'zod';
import { overrideSchema } from '../../../contract/pages/overrides.ts';
import { pageStatusSchema } from '../../../contract/pages/page-filter.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import type { Override } from '../../../engine/index.ts';
import type { GeneratedLandingPages } from '../../platform/db/tables.ts';

export const fieldValuesSchema = z.record(z.string(), z.string());

export type PageTable = Omit<
  Selectable<GeneratedLandingPages>,
  'moved_by' | 'moved_from' | 'owner_id' | 'public_since' | 'told_since' | 'has_own_words'
>;

/** What a page is shown from. */
export const shownColumns = [
  'id',
  'template_id',
  'template_version_id',
  'generation_batch_id',
  'seed',
  'slug',
  'title',
  'meta_description',
  'hero_title',
  'hero_subtitle',
  'field_values',
  'overrides',
  'is_noindex',
] as const;

export type ShownPage = Pick<PageTable, (typeof shownColumns)[number]>;

/** A page's values as they were stored. */
export function storedValues({ field_values }: Pick<PageTable, 'field_values'>): Record<string, string> {
  // Runs for every page shown: the schema would be slower.
  return isTexts(field_values) ? field_values : fieldValuesSchema.parse(field_values);
}

export function isTexts(values: unknown): values is Record<string, string> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
  for (const value of Object.values(values)) if (typeof value !== 'string') return false;
  return true;
}

const overridesSchema = z.array(overrideSchema);

/** A page's hand edits as they were stored; most pages have none. */
export function storedOverrides(page: Pick<PageTable, 'overrides'>): Override[] {
  return page.overrides === null ? [] : overridesSchema.parse(page.overrides);
}

export interface OwnedPage extends PageTable {
  readonly template_name: string | null;
  readonly owner_email: string | null;
  readonly owner_customer_id: string | null;
}

/** The only place that converts a page row to an answer. */
export function presentPageRow(row: OwnedPage): PageRow {
  return {
    id: row.id,
    template_id: row.template_id,
    template_name: row.template_name ?? (row.template_id ? 'Template Not Found' : 'No Template Assigned'),
    slug: row.slug,
    title: row.title,
    meta_description: row.meta_description,
    hero_title: row.hero_title,
    hero_subtitle: row.hero_subtitle,
    field_values: fieldValuesSchema.parse(row.field_values),
    status: pageStatusSchema.parse(row.status),
    is_noindex: row.is_noindex,
    created_at: row.created_at.toISOString(),
    owner:
      row.owner_customer_id && row.owner_email
        ? { customer_id: row.owner_customer_id, email: row.owner_email }
        : null,
    override_count: Array.isArray(row.overrides) ? row.overrides.length : 0,
    updated_at: row.updated_at.toISOString(),
  };
}
