import type { Pool } from 'pg';

/** Merges what was lately added to the search index into it. */
export async function mergeSearchList(db: Pool): Promise<void> {
  await db.query(`select gin_clean_pending_list('generated_landing_pages_search_idx')`);
}

/** The database chooses its ways by what it saw. Not while it is at the table itself: it would have to begin again. */
export async function lookAtPages(db: Pool): Promise<void> {
  await db.query('analyze (skip_locked) generated_landing_pages');
}
