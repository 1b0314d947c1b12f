import { sql } from 'kysely';
import { verdictSchema } from '../../../contract/operations/transfers.ts';
import type { Trx } from '../../platform/db/database.ts';
import { type ImportReport, maxShown } from './import-report.ts';
import { stagedName } from './staging-queries.ts';
import type { Reference, TableKey, TableShape } from './table-shape-queries.ts';

/*
 * The database decides about each staged row, table by table. Parents come before children, so children know the
 * result of their parent. All names in this SQL come from our code or the catalog.
 */

interface Judging {
  readonly report: ImportReport;
  /** Rules of a table in addition to the common ones. */
  readonly judgeFurther: (table: string) => Promise<void>;
}

/** Stores the verdict of every staged row and adds it to the report. */
export async function judgeRows(
  trx: Trx,
  tables: readonly TableShape[],
  { report, judgeFurther }: Judging,
): Promise<void> {
  const staged = new Set(tables.map(({ table }) => table));
  for (const shape of tables) {
    await run(trx, `create index on ${stagedName(shape.table)} (transfer_place)`);
    await run(trx, `analyze ${stagedName(shape.table)}`);
    for (const reference of shape.references) {
      if (reference.table === null) await recognizePeople(trx, shape.table, reference);
    }
    for (const key of shape.keys) await findTwins(trx, shape.table, key);
    for (const [index, key] of shape.keys.entries()) await findKept(trx, shape.table, key, index === 0);
    for (const reference of shape.references) {
      if (reference.table !== null) await findOrphans(trx, shape.table, reference, staged);
    }
    if (shape.table === 'redirects') await findChains(trx);
    await judgeFurther(shape.table);
    await tell(trx, shape, report);
  }
}

/** The author is the account here with the same email, or none. */
async function recognizePeople(trx: Trx, table: string, { column, isRequired }: Reference): Promise<void> {
  const staged = stagedName(table);
  await run(
    trx,
    `update ${staged} s set "${column}" = (
       select a.user_id from staged_accounts a where a.id = s."${column}"::text
     ) where "${column}" is not null`,
  );
  if (!isRequired) return;
  await run(
    trx,
    `update ${staged} set transfer_verdict = 'left_out',
       transfer_reason = 'No account here has this email. Create the account first, then import again.'
     where "${column}" is null`,
  );
}

async function findTwins(trx: Trx, table: string, key: TableKey): Promise<void> {
  const staged = stagedName(table);
  await run(
    trx,
    `update ${staged} s set transfer_verdict = 'refused', transfer_reason = 'The file holds this twice (same ${namesOf(key)})'
     from (select ctid as row, row_number() over (partition by ${key.parts.join(', ')} order by transfer_place) as n
           from ${staged} where ${rowsOf(key)}) d
     where d.row = s.ctid and d.n > 1`,
  );
}

async function findKept(trx: Trx, table: string, key: TableKey, isPrimary: boolean): Promise<void> {
  const parts = (of: string) => key.parts.map((part, n) => `${part} as ${of}${n}`).join(', ');
  const equal = key.parts.map((_, n) => `t.t${n} = f.f${n}`).join(' and ');
  const reason = isPrimary
    ? 'Already here; what is here stays as it is'
    : `Something here has the same ${namesOf(key)}; it stays as it is`;
  await run(
    trx,
    `update ${stagedName(table)} s set transfer_verdict = 'kept', transfer_reason = '${reason}'
     from (select ctid as row, ${parts('f')} from ${stagedName(table)}
           where transfer_verdict = 'new' and ${rowsOf(key)}) f
       join (select ${parts('t')} from public.${table} where ${key.rows ?? 'true'}) t on ${equal}
     where f.row = s.ctid`,
  );
}

const rowsOf = ({ parts, rows }: TableKey) =>
  [...parts.map(part => `${part} is not null`), ...(rows === null ? [] : [`(${rows})`])].join(' and ');

/** A key for messages: of `lower(name)` the name. A key without columns allows only one active row. */
function namesOf({ parts }: TableKey): string {
  const names = parts
    .flatMap(part => part.match(/(?<![a-z_])[a-z_]+(?=\)*$)/g) ?? [])
    .filter(name => name !== 'true');
  return names.length === 0 ? 'state: only one can be under way' : names.join(', ');
}

/** A row whose parent is neither here nor imported: rejected, or skipped with a skipped parent. */
async function findOrphans(
  trx: Trx,
  table: string,
  { column, table: parent }: Reference,
  staged: ReadonlySet<string>,
): Promise<void> {
  const isInFile = parent !== null && staged.has(parent);
  const parentStaged = stagedName(parent ?? '');
  const comesIn = isInFile
    ? `and not exists (select from ${parentStaged} p where p.id = s."${column}" and p.transfer_verdict = 'new')`
    : '';
  const stays = isInFile ? `exists (select from ${parentStaged} p where p.id = s."${column}")` : 'false';
  await run(
    trx,
    `update ${stagedName(table)} s
     set transfer_verdict = case when ${stays} then 'left_out' else 'refused' end,
         transfer_reason = case when ${stays} then 'It belongs to something of the file that is not taken (${column})'
                                else 'It belongs to something that is neither in the file nor here (${column})' end
     where s.transfer_verdict = 'new' and s."${column}" is not null
       and not exists (select from public.${parent} t where t.id = s."${column}") ${comesIn}`,
  );
}

/** All active redirects have one hop. A rule that would form a chain is skipped. */
async function findChains(trx: Trx): Promise<void> {
  const fromFile = `s.transfer_verdict = 'new' and s.is_active`;
  const below = (path: string, source: string) => `starts_with(${path}, ${source} || '/')`;
  const leaveOut = (condition: string, reason: string) =>
    run(
      trx,
      `update staged_redirects s set transfer_verdict = 'left_out',
         transfer_reason = '${reason} Add it on the redirects screen.'
       where ${fromFile} and (${condition})`,
    );
  // Few rules are prefix rules; the others are compared for equality by a hash or an index.
  await leaveOut(
    `s.destination_key in (select source_path from public.redirects where is_active)
     or s.destination_key in (select source_path from staged_redirects where is_active and transfer_verdict = 'new')
     or exists (select from (
         select source_path from public.redirects where is_active and is_prefix
         union all
         select source_path from staged_redirects where is_active and is_prefix and transfer_verdict = 'new'
       ) p where ${below('s.destination_key', 'p.source_path')})`,
    'With the redirects that are here it would make a chain.',
  );
  await leaveOut(
    `s.source_path in (select destination_key from public.redirects where is_active and destination_key is not null)
     or s.is_prefix and exists (select from public.redirects r where r.is_active
       and ${below('r.destination_key', 's.source_path')})`,
    'A redirect that is here leads to it.',
  );
}

async function tell(trx: Trx, { field, table, label }: TableShape, report: ImportReport): Promise<void> {
  const staged = sql.raw(stagedName(table));
  const { rows: counts } = await sql<{ verdict: string; count: number }>`
    select transfer_verdict as verdict, count(*) as count from ${staged} group by 1`.execute(trx);
  for (const { verdict, count } of counts) report.count(field, verdictSchema.parse(verdict), count);
  const { rows } = await sql<{ place: number; name: string; verdict: string; reason: string }>`
    (select transfer_place as place, coalesce(${sql.raw(label)}, '') as name, transfer_verdict as verdict,
            transfer_reason as reason
     from ${staged} where transfer_verdict <> 'new'
     order by transfer_verdict <> 'refused', transfer_place limit ${maxShown})
    union all
    (select transfer_place, coalesce(${sql.raw(label)}, ''), transfer_verdict, '' from ${staged}
     where transfer_verdict = 'new' order by transfer_place limit ${maxShown})`.execute(trx);
  for (const { verdict, ...item } of rows) {
    report.show({ ...item, field, verdict: verdictSchema.parse(verdict) });
  }
}

async function run(trx: Trx, text: string): Promise<void> {
  await sql.raw(text).execute(trx);
}
