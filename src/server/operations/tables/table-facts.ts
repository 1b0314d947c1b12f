import type { DB } from '../../platform/db/tables.ts';
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
import { disableExternalSignIn, type Sanitized } from './disable-external-sign-in.ts';

type Row = Readonly<Record<string, unknown>>;

/** How a full export carries the rows of a table. */
export interface ExportedRows {
  /** SQL of a row's name for users. */
  readonly label: string;
  /** The name of the table's list in the file, if it has another one. */
  readonly field?: string;
  /** SQL of the rows that are exported; all by default. */
  readonly where?: string;
  /** Columns that reference a row of another exported table without a foreign key. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Checks that the database does not do. Returns the problem of the row, or null. */
  readonly check?: (row: Row) => string | null;
  /** Changes a row that may not be imported as it is; null if it may. */
  readonly sanitize?: (row: Row) => Sanitized | null;
}

/** What becomes of a table's rows. */
export interface TableFacts extends Partial<ExportedRows> {
  /** Singular and plural, if people made or sent them: the last step of setup says that it deletes them. */
  readonly named?: readonly [one: string, many: string];
  /** True if the setup of a business keeps what is there. */
  readonly isKept?: true;
  /**
   * False if public pages don't show the table, or if exports compare it row by row. A change of any other table
   * makes an export render every page: forgetting this costs time but never leaves an outdated page.
   */
  readonly isShown?: false;
  /** Why it is not exported, kept, or deleted without being named. */
  readonly why?: string;
}

/** Every table, once: a new one doesn't compile until it stands here. Exported tables come after those they reference. */
export const tableFacts: Readonly<Record<keyof DB, TableFacts>> = {
  settings: {
    label: 'name',
    // The mail server belongs to the installation.
    where: `name like 'site.%' and name <> 'site.mail'`,
    check: checkSetting,
    sanitize: disableExternalSignIn,
    isKept: true,
    why: 'Its groups are replaced one by one.',
  },
  site_photos: { label: 'place', check: checkPhoto, named: ['photo', 'photos'] },
  brand_files: { label: 'kind', check: checkBrandFile, named: ['logo or favicon', 'logos and favicons'] },
  landing_page_templates: {
    field: 'templates',
    label: 'name',
    check: checkTemplate,
    named: ['template', 'templates'],
    isShown: false,
  },
  template_versions: {
    label: `name || ', version ' || number`,
    check: checkTemplate,
    isShown: false,
    why: 'Parts of templates.',
  },
  generation_batches: { label: 'name', named: ['batch', 'batches'], isShown: false },
  batch_inputs: {
    label: 'generation_batch_id::text',
    check: checkBatchInputs,
    isShown: false,
    why: 'Parts of batches.',
  },
  bulk_generation_plans: {
    label: 'slug',
    refers: { generation_batch_id: 'generation_batches' },
    isShown: false,
    why: 'Parts of batches.',
  },
  packs: {
    label: 'name',
    isKept: true,
    why: 'Imported trades: one of them may be the trade of the business.',
  },
  services: { label: 'name', named: ['service', 'services'] },
  statements: { label: `subject || ': ' || predicate`, named: ['statement', 'statements'] },
  work_orders: { label: `service || ', ' || place`, named: ['work order', 'work orders'] },
  skipped_questions: {
    label: `subject_key || ': ' || predicate`,
    isShown: false,
    why: 'What nobody knew when it was asked.',
  },
  named_data_sets: { label: 'name', named: ['data set', 'data sets'], isShown: false },
  named_data_set_versions: { label: `'version ' || number`, isShown: false, why: 'Parts of data sets.' },
  named_data_set_parts: { label: 'hash', isShown: false, why: 'Parts of data sets.' },
  batch_data_sets: { label: 'name', isShown: false, why: 'Parts of batches.' },
  page_search_terms: { label: 'value', isShown: false, why: 'Computed from pages.' },
  generated_landing_pages: {
    named: ['generated page', 'generated pages'],
    label: 'slug',
    refers: {
      template_id: 'landing_page_templates',
      template_version_id: 'template_versions',
      owner_id: 'auth_users',
    },
    check: checkPage,
    isShown: false,
  },
  page_snapshots: {
    label: 'title',
    // Data made from a deleted template can't be restored otherwise.
    where: 'template_version_id in (select id from template_versions)',
    refers: { generation_batch_id: 'generation_batches', template_version_id: 'template_versions' },
    check: checkSnapshot,
    isShown: false,
    why: 'Changes to pages that are deleted, kept to undo them.',
  },
  page_changes: {
    label: 'action',
    isShown: false,
    why: 'Changes to pages that are deleted, kept to undo them.',
  },
  page_change_parts: {
    label: `change_id || ', part ' || number`,
    check: checkDeletedPages,
    isShown: false,
    why: 'Changes to pages that are deleted, kept to undo them.',
  },
  reverted_batches: {
    label: 'batch_id::text',
    isShown: false,
    why: 'Reverts of batches that are deleted, kept to undo them.',
  },
  page_change_slugs: {
    label: 'to_slug',
    isShown: false,
    why: 'Changes to pages that are deleted, kept to undo them.',
  },
  batch_likeness: { label: 'generation_batch_id::text', isShown: false, why: 'Computed for batches.' },
  batch_decisions: { label: 'finding', isShown: false, why: 'Parts of batches.' },
  likeness_overrules: {
    label: 'reason',
    isShown: false,
    why: 'Decisions of older programs, which are in batch_decisions.',
  },
  noindex_plans: { label: 'generation_batch_id::text', isShown: false, why: 'Parts of batches.' },
  publishing_schedules: {
    label: 'id::text',
    named: ['publishing schedule', 'publishing schedules'],
    isShown: false,
  },
  scheduled_pages: {
    label: 'place::text',
    refers: { schedule_id: 'publishing_schedules' },
    isShown: false,
    why: 'Parts of publishing schedules.',
  },
  publishing_days: { label: 'day::text', isShown: false, why: 'Parts of publishing schedules.' },
  accepted_claims: { label: 'claim', named: ['accepted claim', 'accepted claims'], isShown: false },
  datasets: { label: 'name', isShown: false, why: 'The lists of batches, kept with them.' },
  dataset_keywords: { label: 'keyword', isShown: false, why: 'The lists of batches, kept with them.' },
  redirects: { label: 'source_path', check: checkRedirect, named: ['redirect', 'redirects'] },
  redirect_snapshots: {
    label: 'source_path',
    check: checkRemovedRedirect,
    isShown: false,
    why: 'Changes to redirects that are deleted, kept to undo them.',
  },
  not_found_hits: { label: 'path', isShown: false, why: 'Counted visits to addresses that have no page.' },
  site_pages: { label: 'path', check: checkSitePage, named: ['changed site page', 'changed site pages'] },
  site_page_versions: { label: `'version ' || number`, why: 'Parts of changed site pages.' },
  posts: { label: 'title', check: checkPost, named: ['post', 'posts'] },
  post_addresses: { label: 'slug', why: 'Former addresses of posts.' },
  contacts: { label: `'contact of ' || created_at::date`, named: ['contact', 'contacts'], isShown: false },
  contact_points: { label: 'kind', isShown: false, why: 'Parts of contacts.' },
  leads: { label: `kind || ' request'`, named: ['request', 'requests'], isShown: false },
  lead_photos: { label: 'number::text', isShown: false, why: 'Parts of requests.' },
  messages: { label: 'kind', isShown: false, why: 'Parts of contacts.' },
  cases: { label: 'summary', check: checkCase, named: ['finished work', 'finished work'] },
  case_photos: { label: 'moment', check: checkPhoto, why: 'Parts of finished work.' },
  case_consents: { label: 'created_at::text', why: 'Parts of finished work.' },
  review_requests: {
    label: `'asked on ' || created_at::date`,
    named: ['review request', 'review requests'],
    isShown: false,
  },
  reviews: { label: `rating || ' stars'`, check: checkReview, named: ['review', 'reviews'] },
  encyclopedia_articles: { label: 'topic', isKept: true, why: 'Looked up for any business.' },
  page_views: {
    label: `path || ' ' || day`,
    isShown: false,
    why: 'Counted visits to pages that are deleted.',
  },
  day_views: { label: 'day::text', isShown: false, why: 'Counted visits to pages that are deleted.' },
  customer_profiles: { label: 'company_name', isKept: true, isShown: false, why: 'Accounts stay.' },
  saved_views: { label: 'name', named: ['saved view', 'saved views'], isShown: false },
  giveaway_entries: { label: 'id::text', named: ['giveaway entry', 'giveaway entries'], isShown: false },
  giveaway_draws: { label: 'drawn_at::text', named: ['giveaway draw', 'giveaway draws'], isShown: false },

  // Not in a full export.
  auth_users: {
    isKept: true,
    isShown: false,
    why: 'In a list of its own (`accounts`), without anything one could sign in with.',
  },
  user_roles: { isKept: true, isShown: false, why: 'In that same list.' },
  auth_sessions: { isKept: true, isShown: false, why: 'Who is signed in here is signed in nowhere else.' },
  auth_accounts: { isKept: true, isShown: false, why: 'Passwords, and identities at other companies.' },
  auth_verifications: { isKept: true, isShown: false, why: 'Links that were sent and are good for an hour.' },
  auth_rate_limits: { isKept: true, isShown: false, why: 'How often something was tried here lately.' },
  auth_factors: {
    isKept: true,
    isShown: false,
    why: 'Secrets of second factors, sealed with a key that stays here.',
  },
  auth_recovery_codes: { isKept: true, isShown: false, why: 'As good as a password.' },
  auth_codes: { isKept: true, isShown: false, why: 'Codes that were sent and are good for minutes.' },
  auth_attempts: { isKept: true, isShown: false, why: 'How often something was tried here lately.' },
  auth_keys: { isKept: true, isShown: false, why: 'What this installation signs with.' },
  api_keys: { isKept: true, isShown: false, why: 'Programs get a new key where the data goes.' },
  invitations: { isKept: true, isShown: false, why: 'The links that were sent lead here.' },
  webhooks: {
    isKept: true,
    isShown: false,
    why: 'Their secrets stay here, and a copy on trial must not speak to other companies.',
  },
  webhook_deliveries: { isShown: false, why: 'Messages of webhooks that are not exported.' },
  indexnow: {
    isKept: true,
    isShown: false,
    why: 'A copy on trial must not speak to search engines for the site; it is switched on where the domain leads.',
  },
  indexnow_addresses: { isShown: false, why: 'What IndexNow has still to be told.' },
  indexnow_departures: {
    isShown: false,
    why: 'What IndexNow has still to be told of addresses that are gone.',
  },
  outbox: { named: ['email', 'emails'], isShown: false, why: 'Letters are sent once, from here.' },
  activity: {
    isShown: false,
    why: 'What was done here. What an import did is written down where it came in.',
  },
  review_syncs: { isShown: false, why: 'When this installation may ask the Business Profile again.' },
  backup_runs: { isKept: true, isShown: false, why: 'Backups that lie here.' },
  export_jobs: { named: ['export', 'exports'], isShown: false, why: 'Files that lie here.' },
  import_jobs: { named: ['import', 'imports'], isShown: false, why: 'Files that lie here.' },
  template_editors: { isShown: false, why: 'Who has a template open right now.' },
  writing_usage: { isKept: true, isShown: false, why: 'What this installation paid for.' },
  encyclopedia_rest: {
    isKept: true,
    isShown: false,
    why: 'When this installation may ask the encyclopedia again.',
  },
  page_counts: { isShown: false, why: 'Kept by triggers as pages come in.' },
  version_page_counts: { isShown: false, why: 'Kept by triggers as pages come in.' },
  page_moment_counts: { isShown: false, why: 'Kept by triggers as pages come in.' },
  town_counts: { isShown: false, why: 'Kept by triggers as pages come in.' },
  place_uses: { isShown: false, why: 'Kept by triggers as lists come in.' },
  view_rankings: { isShown: false, why: 'Computed again by a job.' },
  quiet_pages: { isShown: false, why: 'Computed again by a job.' },
  quiet_page_counts: { isShown: false, why: 'Computed again by a job.' },
  ended_statements: { isShown: false, why: 'What the sitemap told of statements that are gone.' },
  site_addresses: { why: 'Where site pages are, computed again at once.' },
  sitemap_files: { isShown: false, why: 'Rebuilt by a job.' },
  sitemap_builds: { isShown: false, why: 'Rebuilt by a job.' },
};
