import type { Pool } from 'pg';

/** Not while another analyzes the table: it would have to begin again. */
export async function analyzePages(db: Pool): Promise<void> {
  await db.query('analyze (skip_locked) generated_landing_pages');
}
