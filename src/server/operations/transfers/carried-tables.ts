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
  readonly table: string;
  /** Its list in the file, if that has another name. */
  readonly field?: string;
  /** SQL of a row's name for users. */
  readonly label: string;
  /** The carried rows; all by default. */
  readonly where?: string;
  /** Columns that reference a row of another carried table without a foreign key. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Singular and plural of its rows, if people made or sent them: setup says that it deletes them. */
  readonly named?: readonly [one: string, many: string];
  /** Checks that the database does not do. Returns the problem of the row, or null. */
  readonly check?: (row: Readonly<Record<string, unknown>>) => string | null;
  /** Changes a row that may not be imported as it is; null if it may. */
  readonly mend?: (row: Readonly<Record<string, unknown>>) => Mended | null;
}

/** Ordered so that referenced tables come first. The test has all other tables, with reasons. */
export const carriedTables: readonly CarriedTable[] = [
  {
    table: 'settings',
    label: 'name',
    // The mail server belongs to the installation.
    where: `name like 'site.%' and name <> 'site.mail'`,
    check: checkSetting,
    mend: disableExternalSignIn,
  },
  { table: 'site_photos', label: 'place', check: checkPhoto, named: ['photo', 'photos'] },
  {
    table: 'brand_files',
    label: 'kind',
    check: checkBrandFile,
    named: ['logo or favicon', 'logos and favicons'],
  },
  {
    table: 'landing_page_templates',
    field: 'templates',
    label: 'name',
    check: checkTemplate,
    named: ['template', 'templates'],
  },
  { table: 'template_versions', label: `name || ', version ' || number`, check: checkTemplate },
  { table: 'generation_batches', label: 'name', named: ['batch', 'batches'] },
  { table: 'batch_inputs', label: 'generation_batch_id::text', check: checkBatchInputs },
  {
    table: 'bulk_generation_plans',
    label: 'slug',
    refers: { generation_batch_id: 'generation_batches' },
  },
  { table: 'packs', label: 'name' },
  { table: 'services', label: 'name', named: ['service', 'services'] },
  { table: 'statements', label: `subject || ': ' || predicate`, named: ['statement', 'statements'] },
  { table: 'named_data_sets', label: 'name', named: ['data set', 'data sets'] },
  { table: 'named_data_set_versions', label: `'version ' || number` },
  { table: 'named_data_set_parts', label: 'hash' },
  { table: 'batch_data_sets', label: 'name' },
  { table: 'page_search_terms', label: 'value' },
  { table: 'page_moves', label: 'id::text' },
  {
    table: 'generated_landing_pages',
    named: ['generated page', 'generated pages'],
    label: 'slug',
    refers: {
      template_id: 'landing_page_templates',
      template_version_id: 'template_versions',
      owner_id: 'auth_users',
    },
    check: checkPage,
  },
  {
    table: 'page_snapshots',
    label: 'title',
    // Data made from a deleted template can't be restored otherwise.
    where: 'template_version_id in (select id from template_versions)',
    refers: { generation_batch_id: 'generation_batches', template_version_id: 'template_versions' },
    check: checkSnapshot,
  },
  { table: 'page_changes', label: 'action' },
  { table: 'page_change_parts', label: `change_id || ', part ' || number`, check: checkDeletedPages },
  { table: 'reverted_batches', label: 'batch_id::text' },
  { table: 'page_renamings', label: 'url_pattern' },
  { table: 'page_renaming_slugs', label: 'to_slug' },
  { table: 'batch_likeness', label: 'generation_batch_id::text' },
  { table: 'likeness_overrules', label: 'reason' },
  { table: 'noindex_plans', label: 'generation_batch_id::text' },
  {
    table: 'publishing_schedules',
    label: 'id::text',
    named: ['publishing schedule', 'publishing schedules'],
  },
  {
    table: 'scheduled_pages',
    label: 'place::text',
    refers: { schedule_id: 'publishing_schedules' },
  },
  { table: 'publishing_days', label: 'day::text' },
  { table: 'accepted_claims', label: 'claim', named: ['accepted claim', 'accepted claims'] },
  { table: 'datasets', label: 'name' },
  { table: 'dataset_keywords', label: 'keyword' },
  { table: 'redirects', label: 'source_path', check: checkRedirect, named: ['redirect', 'redirects'] },
  { table: 'redirect_snapshots', label: 'source_path', check: checkRemovedRedirect },
  { table: 'not_found_hits', label: 'path' },
  {
    table: 'site_pages',
    label: 'path',
    check: checkSitePage,
    named: ['changed site page', 'changed site pages'],
  },
  { table: 'site_page_versions', label: `'version ' || number` },
  { table: 'posts', label: 'title', check: checkPost, named: ['post', 'posts'] },
  { table: 'post_addresses', label: 'slug' },
  { table: 'leads', label: `kind || ' request'`, named: ['request', 'requests'] },
  { table: 'lead_photos', label: 'number::text' },
  { table: 'cases', label: 'summary', check: checkCase, named: ['finished work', 'finished work'] },
  { table: 'case_photos', label: 'moment', check: checkPhoto },
  { table: 'case_consents', label: 'created_at::text' },
  {
    table: 'review_requests',
    label: `'asked on ' || created_at::date`,
    named: ['review request', 'review requests'],
  },
  { table: 'reviews', label: `rating || ' stars'`, check: checkReview, named: ['review', 'reviews'] },
  { table: 'encyclopedia_articles', label: 'topic' },
  { table: 'page_views', label: `path || ' ' || day` },
  { table: 'day_views', label: 'day::text' },
  { table: 'customer_profiles', label: 'company_name' },
  { table: 'saved_views', label: 'name', named: ['saved view', 'saved views'] },
  { table: 'giveaway_entries', label: 'id::text', named: ['giveaway entry', 'giveaway entries'] },
  { table: 'giveaway_draws', label: 'drawn_at::text', named: ['giveaway draw', 'giveaway draws'] },
];

/** The list of accounts in a file. Accounts are matched by email; missing customers get one. */
export const accountsField = 'accounts';

/** The list of the pictures of `lead_photos`, which lie beside the database. */
export const photoFilesField = 'lead_photo_files';
