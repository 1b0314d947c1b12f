/**
 * Tables of things that people made or sent: the last step names them, one and several. A new table belongs here, in
 * kept-tables.ts, or in kept-tables.test.ts, with the reason why setup deletes its rows without naming them.
 */
export const namedTables: Readonly<Record<string, readonly [one: string, many: string]>> = {
  generated_landing_pages: ['generated page', 'generated pages'],
  landing_page_templates: ['template', 'templates'],
  generation_batches: ['batch', 'batches'],
  publishing_schedules: ['publishing schedule', 'publishing schedules'],
  named_data_sets: ['data set', 'data sets'],
  redirects: ['redirect', 'redirects'],
  site_pages: ['changed site page', 'changed site pages'],
  posts: ['post', 'posts'],
  services: ['service', 'services'],
  statements: ['statement', 'statements'],
  accepted_claims: ['accepted claim', 'accepted claims'],
  brand_files: ['logo or favicon', 'logos and favicons'],
  site_photos: ['photo', 'photos'],
  cases: ['finished work', 'finished work'],
  reviews: ['review', 'reviews'],
  review_requests: ['review request', 'review requests'],
  leads: ['request', 'requests'],
  giveaway_entries: ['giveaway entry', 'giveaway entries'],
  giveaway_draws: ['giveaway draw', 'giveaway draws'],
  outbox: ['email', 'emails'],
  saved_views: ['saved view', 'saved views'],
  import_jobs: ['import', 'imports'],
  export_jobs: ['export', 'exports'],
};
