import type { Program } from '../../src/server/start/program.ts';
import type { Measurement } from '../report.ts';
import { onProgram } from '../temporary-program.ts';

/** What the generated pages of this folder take on disk, as they grew. */
export async function measureStorage(folder: string): Promise<Measurement> {
  return onProgram(folder, async program => {
    const { pool } = program.database;
    await pool.query('vacuum (analyze) generated_landing_pages');
    const { rows: counted } = await pool.query<{ count: number }>(
      'select count(*) from generated_landing_pages',
    );
    const pages = counted[0]?.count ?? 0;
    const { rows: plans } = await pool.query<{ bytes: number }>(
      `select pg_total_relation_size('bulk_generation_plans') as bytes`,
    );
    const sizes = await sizesOf(program, pages);
    return {
      measure: 'storage',
      size: pages,
      figures: {
        'a page without indexes, B': sizes.get('pages') ?? 0,
        'a page with its indexes, B': sum(sizes),
        'its plan, B': Math.round((plans[0]?.bytes ?? 0) / pages),
        ...bytesOfIndexes(sizes),
      },
    };
  });
}

/** The tables that most pages are in. */
function bytesOfIndexes(sizes: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(
    [...sizes]
      .filter(([name, bytes]) => name !== 'pages' && bytes > 0)
      .map(([name, bytes]) => [`index ${name.replace('generated_landing_pages_', '')}, B a page`, bytes]),
  );
}

const sum = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((all, bytes) => all + bytes, 0);

/** Bytes a page, of the table under "pages" and of each index. */
async function sizesOf({ database }: Program, pages: number): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ name: string; bytes: number }>(
    `select 'pages' as name, pg_table_size('generated_landing_pages') as bytes
     union all select c.relname, pg_relation_size(c.oid) from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'generated_landing_pages'::regclass`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Math.round(bytes / pages)]));
}
