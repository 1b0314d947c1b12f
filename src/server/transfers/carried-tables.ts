import {
  checkBatchInputs,
  checkPage,
  checkPhoto,
  checkPost,
  checkSetting,
  checkTemplate,
} from './check-row.ts';

/** A table that a full export carries. A new one is one more line of the list below. */
export interface CarriedTable {
  /** Its list in the file. */
  readonly field: string;
  readonly table: string;
  /** SQL of what people call one of its rows. */
  readonly label: string;
  /** Which rows are carried; all when nothing is said. */
  readonly where?: string;
  /** Columns that name a row of another carried table, where the database itself does not watch over it. */
  readonly refers?: Readonly<Record<string, string>>;
  /** What the database does not check. Answers what is wrong with the row, or null. */
  readonly check?: (row: Readonly<Record<string, unknown>>) => string | null;
}

/**
 * In an order in which what is referred to comes first. Not carried: passwords, sessions and keys; accounts beyond their
 * email and role; counters, which the database keeps by itself; letters to be sent; files of lead photos; the activity log.
 */
export const carriedTables: readonly CarriedTable[] = [
  { field: 'settings', table: 'settings', label: 'name', where: `name like 'site.%'`, check: checkSetting },
  { field: 'site_photos', table: 'site_photos', label: 'place', check: checkPhoto },
  { field: 'templates', table: 'landing_page_templates', label: 'name', check: checkTemplate },
  {
    field: 'template_versions',
    table: 'template_versions',
    label: `name || ', version ' || number`,
    check: checkTemplate,
  },
  { field: 'generation_batches', table: 'generation_batches', label: 'name' },
  {
    field: 'batch_inputs',
    table: 'batch_inputs',
    label: 'generation_batch_id::text',
    check: checkBatchInputs,
  },
  {
    field: 'bulk_generation_plans',
    table: 'bulk_generation_plans',
    label: 'slug',
    refers: { generation_batch_id: 'generation_batches' },
  },
  { field: 'page_moves', table: 'page_moves', label: 'id::text' },
  {
    field: 'generated_landing_pages',
    table: 'generated_landing_pages',
    label: 'slug',
    refers: { template_id: 'landing_page_templates', template_version_id: 'template_versions' },
    check: checkPage,
  },
  {
    field: 'page_snapshots',
    table: 'page_snapshots',
    label: 'title',
    refers: { generation_batch_id: 'generation_batches', template_version_id: 'template_versions' },
  },
  { field: 'batch_likeness', table: 'batch_likeness', label: 'generation_batch_id::text' },
  { field: 'likeness_overrules', table: 'likeness_overrules', label: 'reason' },
  { field: 'publishing_schedules', table: 'publishing_schedules', label: 'id::text' },
  {
    field: 'scheduled_pages',
    table: 'scheduled_pages',
    label: 'place::text',
    refers: { schedule_id: 'publishing_schedules' },
  },
  { field: 'publishing_days', table: 'publishing_days', label: 'day::text' },
  { field: 'datasets', table: 'datasets', label: 'name' },
  { field: 'dataset_keywords', table: 'dataset_keywords', label: 'keyword' },
  { field: 'redirects', table: 'redirects', label: 'source_path' },
  { field: 'not_found_hits', table: 'not_found_hits', label: 'path' },
  { field: 'posts', table: 'posts', label: 'title', check: checkPost },
  { field: 'post_addresses', table: 'post_addresses', label: 'slug' },
  { field: 'leads', table: 'leads', label: `kind || ' request'` },
  { field: 'encyclopedia_articles', table: 'encyclopedia_articles', label: 'topic' },
  { field: 'page_views', table: 'page_views', label: `path || ' ' || day` },
  { field: 'day_views', table: 'day_views', label: 'day::text' },
  { field: 'customer_profiles', table: 'customer_profiles', label: 'company_name' },
  { field: 'giveaway_entries', table: 'giveaway_entries', label: 'id::text' },
];

/** The list of accounts in a file: email and role, so that people are recognised. An import makes none of them. */
export const accountsField = 'accounts';
