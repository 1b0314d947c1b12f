import type { Measurement } from '../report.ts';
import { startOn } from '../temporary-program.ts';

/** What the generated pages of this folder take on disk. */
export async function measureStorage(folder: string): Promise<Measurement> {
  const program = await startOn(folder);
  const { pool } = program.database;
  try {
    await pool.query('vacuum (analyze) generated_landing_pages');
    const { rows } = await pool.query<{ name: string; bytes: number }>(
      `select 'pages' as name, pg_table_size('generated_landing_pages') as bytes
       union all select c.relname, pg_relation_size(c.oid) from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = 'generated_landing_pages'::regclass
       union all select 'plans', pg_total_relation_size('bulk_generation_plans')`,
    );
    const { rows: counted } = await pool.query<{ count: number }>(
      'select count(*) from generated_landing_pages',
    );
    const pages = counted[0]?.count ?? 0;
    const each = (bytes: number) => Math.round(bytes / pages);
    const ofPages = rows.filter(row => row.name !== 'plans');
    const heap = rows.find(row => row.name === 'pages')?.bytes ?? 0;
    const all = ofPages.reduce((sum, row) => sum + row.bytes, 0);
    return {
      measure: 'storage',
      size: pages,
      figures: {
        'a page without indexes, B': each(heap),
        'a page with its indexes, B': each(all),
        'its plan, B': each(rows.find(row => row.name === 'plans')?.bytes ?? 0),
        ...Object.fromEntries(
          ofPages
            .filter(row => row.name !== 'pages')
            .map(row => [
              `index ${row.name.replace('generated_landing_pages_', '')}, B a page`,
              each(row.bytes),
            ]),
        ),
      },
    };
  } finally {
    await program.stop();
  }
}
