import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { findRedirect } from '../../src/server/pages/redirects/find-redirect.ts';
import { importRedirects } from '../../src/server/pages/redirects/import-redirects.ts';
import { leaveAddresses } from '../../src/server/pages/redirects/leave-addresses.ts';
import { percentiles } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { type BenchProgram, onNewProgram } from '../temporary-program.ts';

const lookUps = 4_000;
const rows = 100_000;
const leaving = 5_000;

/**
 * Finds one rule among this many, with a few for comparison; imports a file of 100,000 rows, checked and then applied;
 * and moves 5,000 pages from their addresses in one transaction.
 */
export async function measureRedirects(rules: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const db = program.database.kysely;
    await insertRules(db, 1, 1_000);
    const few = await timeLookUps(program, 1_000);
    await insertRules(db, 1_001, rules);
    await sql`vacuum analyze redirects`.execute(db);
    const many = await timeLookUps(program, rules);
    const csv = ['from,to', ...Array.from({ length: rows }, (_, n) => `/imported-${n},${goalOf(n)}`)].join(
      '\n',
    );
    const dryRun = await seconds(() =>
      importRedirects(program.redirects, { csv, apply: false, skip_refused: false }),
    );
    const applied = await seconds(async () => {
      const report = await importRedirects(program.redirects, { csv, apply: true, skip_refused: false });
      if (!report.applied) throw new Error('the import was refused');
    });
    const left = await seconds(() =>
      db.transaction().execute(trx =>
        leaveAddresses(
          trx,
          Array.from({ length: leaving }, (_, n) => ({
            slug: `end-${n}`,
            page: { id: uuid(), city: `Town ${n % 100}`, state: 'FL', keyword: 'hauling' },
          })),
          uuid(),
        ),
      ),
    );
    return {
      measure: 'redirects',
      size: rules,
      figures: {
        look_up_p50_ms: many.p50,
        look_up_p95_ms: many.p95,
        ratio_to_thousand_rules: many.p50 / few.p50,
        import_dry_run_seconds: dryRun,
        import_apply_seconds: applied,
        addresses_left_per_second: leaving / left,
      },
    };
  });
}

/** A tenth of the file's targets are sources of other redirects, so chains arise. */
const goalOf = (n: number) =>
  n % 20 === 0 ? `/old-${n + 1}` : n % 20 === 1 ? `/imported-${n + 1}` : `/end-${n}`;

async function insertRules(db: BenchProgram['database']['kysely'], from: number, to: number): Promise<void> {
  await sql`
    insert into redirects (id, source_path, destination_path, destination_key)
    select gen_random_uuid(), '/old-' || n, '/end-' || n || '/', '/end-' || n
    from generate_series(${from}::int, ${to}::int) n`.execute(db);
}

async function timeLookUps(program: BenchProgram, rules: number): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let n = 0; n < lookUps; n += 1) {
    const path = `/old-${1 + ((n * 7_919) % rules)}/`;
    const started = performance.now();
    const found = await findRedirect(program.redirects, path, '');
    times.push(performance.now() - started);
    if (!found) throw new Error(`${path} leads nowhere`);
  }
  return percentiles(times);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}
