/** An index of the folded texts of a table, which searches look up. The same as in migrations/0097_folded_searches.sql. */
export interface SearchIndex {
  readonly name: string;
  readonly table: string;
  /** The text as queries spell it: see `contains` in src/server/platform/db/folded-search.ts. */
  readonly text: string;
  readonly where?: string;
  /** The index that it replaces. */
  readonly before: string;
}

export const searchIndexes: readonly SearchIndex[] = [
  {
    name: 'generated_landing_pages_folded_idx',
    table: 'generated_landing_pages',
    text: `slug || E'\\n' || title`,
    where: 'has_own_words',
    before: 'generated_landing_pages_search_idx',
  },
  { name: 'leads_folded_idx', table: 'leads', text: 'search', before: 'leads_search_idx' },
  {
    name: 'redirects_folded_idx',
    table: 'redirects',
    text: `source_path || E'\\n' || destination_path`,
    before: 'redirects_search_idx',
  },
  {
    name: 'giveaway_entries_folded_idx',
    table: 'giveaway_entries',
    text: 'search',
    before: 'giveaway_entries_search_idx',
  },
  { name: 'activity_folded_idx', table: 'activity', text: 'search', before: 'activity_search_idx' },
  { name: 'posts_folded_idx', table: 'posts', text: 'search', before: 'posts_search_idx' },
  {
    name: 'statements_folded_idx',
    table: 'statements',
    text: `subject || E'\\n' || value`,
    before: 'statements_search_idx',
  },
  {
    name: 'customer_profiles_folded_idx',
    table: 'customer_profiles',
    text: 'company_name',
    before: 'customer_profiles_company_idx',
  },
  {
    name: 'auth_users_folded_idx',
    table: 'auth_users',
    text: 'email',
    before: 'auth_users_email_search_idx',
  },
];
