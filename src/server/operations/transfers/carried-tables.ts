import {
  checkBatchInputs,
  checkBrandFile,
  checkCase,
  checkDeletedPages,
  checkPage,
  checkPhoto,
  checkPost,
  checkRedirect,
  checkRemovedRedirect,
  checkReview,
  checkSetting,
  checkSitePage,
  checkSnapshot,
  checkTemplate,
} from './check-row.ts';
import { disableExternalSignIn, type Mended } from './disable-external-sign-in.ts';

/** A table that a full export carries. A new one is one more line of the list below. */
export interface CarriedTable {
  /** Its list in the file. */
  readonly field: string;
  readonly table: string;
  /** SQL of a row's name for people. */
  readonly label: string;
  /** Which rows are carried; all when nothing is said. */
  readonly where?: string;
  /** Columns that name a row of another carried table, where the database itself does not watch over it. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Checks that the database does not do. Returns the problem of the row, or null. */
  readonly check?: (row: Readonly<Record<string, unknown>>) => string | null;
  /** Changes a row that may not be imported as it is; null if it may. */
  readonly mend?: (row: Readonly<Record<string, unknown>>) => Mended | null;
}

/** Ordered so that referenced tables come first. The test has all other tables, with reasons. */
export const carriedTables: readonly CarriedTable[] = [
  {
    field: 'settings',
    table: 'settings',
    label: 'name',
    where: `name like 'site.%'`,
    check: checkSetting,
    mend: disableExternalSignIn,
  },
  { field: 'site_photos', table: 'site_photos', label: 'place', check: checkPhoto },
  { field: 'brand_files', table: 'brand_files', label: 'kind', check: checkBrandFile },
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
  { field: 'packs', table: 'packs', label: 'name' },
  { field: 'services', table: 'services', label: 'name' },
  { field: 'statements', table: 'statements', label: `subject || ': ' || predicate` },
  { field: 'named_data_sets', table: 'named_data_sets', label: 'name' },
  { field: 'named_data_set_versions', table: 'named_data_set_versions', label: `'version ' || number` },
  { field: 'named_data_set_parts', table: 'named_data_set_parts', label: 'hash' },
  { field: 'batch_data_sets', table: 'batch_data_sets', label: 'name' },
  { field: 'page_search_terms', table: 'page_search_terms', label: 'value' },
  { field: 'page_moves', table: 'page_moves', label: 'id::text' },
  {
    field: 'generated_landing_pages',
    table: 'generated_landing_pages',
    label: 'slug',
    refers: {
      template_id: 'landing_page_templates',
      template_version_id: 'template_versions',
      owner_id: 'auth_users',
    },
    check: checkPage,
  },
  {
    field: 'page_snapshots',
    table: 'page_snapshots',
    label: 'title',
    // Data made from a deleted template can't be restored otherwise.
    where: 'template_version_id in (select id from template_versions)',
    refers: { generation_batch_id: 'generation_batches', template_version_id: 'template_versions' },
    check: checkSnapshot,
  },
  { field: 'page_changes', table: 'page_changes', label: 'action' },
  {
    field: 'page_change_parts',
    table: 'page_change_parts',
    label: `change_id || ', part ' || number`,
    check: checkDeletedPages,
  },
  { field: 'reverted_batches', table: 'reverted_batches', label: 'batch_id::text' },
  { field: 'page_renamings', table: 'page_renamings', label: 'url_pattern' },
  { field: 'page_renaming_slugs', table: 'page_renaming_slugs', label: 'to_slug' },
  { field: 'batch_likeness', table: 'batch_likeness', label: 'generation_batch_id::text' },
  { field: 'likeness_overrules', table: 'likeness_overrules', label: 'reason' },
  { field: 'noindex_plans', table: 'noindex_plans', label: 'generation_batch_id::text' },
  { field: 'publishing_schedules', table: 'publishing_schedules', label: 'id::text' },
  {
    field: 'scheduled_pages',
    table: 'scheduled_pages',
    label: 'place::text',
    refers: { schedule_id: 'publishing_schedules' },
  },
  { field: 'publishing_days', table: 'publishing_days', label: 'day::text' },
  { field: 'accepted_claims', table: 'accepted_claims', label: 'claim' },
  { field: 'datasets', table: 'datasets', label: 'name' },
  { field: 'dataset_keywords', table: 'dataset_keywords', label: 'keyword' },
  { field: 'redirects', table: 'redirects', label: 'source_path', check: checkRedirect },
  {
    field: 'redirect_snapshots',
    table: 'redirect_snapshots',
    label: 'source_path',
    check: checkRemovedRedirect,
  },
  { field: 'not_found_hits', table: 'not_found_hits', label: 'path' },
  { field: 'site_pages', table: 'site_pages', label: 'path', check: checkSitePage },
  { field: 'site_page_versions', table: 'site_page_versions', label: `'version ' || number` },
  { field: 'posts', table: 'posts', label: 'title', check: checkPost },
  { field: 'post_addresses', table: 'post_addresses', label: 'slug' },
  { field: 'leads', table: 'leads', label: `kind || ' request'` },
  { field: 'lead_photos', table: 'lead_photos', label: 'number::text' },
  { field: 'cases', table: 'cases', label: 'summary', check: checkCase },
  { field: 'case_photos', table: 'case_photos', label: 'moment', check: checkPhoto },
  { field: 'case_consents', table: 'case_consents', label: 'created_at::text' },
  { field: 'review_requests', table: 'review_requests', label: `'asked on ' || created_at::date` },
  { field: 'reviews', table: 'reviews', label: `rating || ' stars'`, check: checkReview },
  { field: 'encyclopedia_articles', table: 'encyclopedia_articles', label: 'topic' },
  { field: 'page_views', table: 'page_views', label: `path || ' ' || day` },
  { field: 'day_views', table: 'day_views', label: 'day::text' },
  { field: 'customer_profiles', table: 'customer_profiles', label: 'company_name' },
  { field: 'saved_views', table: 'saved_views', label: 'name' },
  { field: 'giveaway_entries', table: 'giveaway_entries', label: 'id::text' },
  { field: 'giveaway_draws', table: 'giveaway_draws', label: 'drawn_at::text' },
];

/** The list of accounts in a file. People are matched by email, and customers get an account again. */
export const accountsField = 'accounts';

/** The list of the pictures of `lead_photos`, which lie beside the database. */
export const photoFilesField = 'lead_photo_files';
