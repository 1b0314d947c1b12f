import { sql } from 'kysely';
import { z } from 'zod';
import {
  type BlockerKind,
  blockerKindSchema,
  type Outcome,
  outcomeSchema,
} from '../../../contract/generation/checks.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

/** Rows of a list in memory together. Checking them takes some milliseconds, which visitors wait. */
const chunkSize = 500;

const placeSchema = z.union([
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.record(z.string(), z.string()).nullable()]),
  z.tuple([z.string(), z.string(), z.record(z.string(), z.string()), z.string()]),
]);

/** The places of a batch in plan order, chunk by chunk. */
export function eachPlaces(trx: Trx, batchId: string) {
  return eachInput(trx, batchId, 'locations', placeSchema);
}

/** The keywords of a batch in plan order, chunk by chunk. */
export function eachKeywords(trx: Trx, batchId: string) {
  return eachInput(trx, batchId, 'keywords', z.string());
}

async function* eachInput<Input>(
  trx: Trx,
  batchId: string,
  list: 'locations' | 'keywords',
  schema: z.ZodType<Input>,
): AsyncGenerator<readonly Input[]> {
  await sql`
    declare ${sql.id(list)} cursor for
    select jsonb_array_elements(${sql.ref(list)}) as input from batch_inputs where generation_batch_id = ${batchId}
  `.execute(trx);
  const rows = z.array(z.object({ input: schema }));
  for (;;) {
    const found = await sql`fetch ${sql.lit(chunkSize)} from ${sql.id(list)}`.execute(trx);
    if (found.rows.length === 0) break;
    yield rows.parse(found.rows).map(({ input }) => input);
  }
  await sql`close ${sql.id(list)}`.execute(trx);
}

/** Fields of every page, whose values are no content of their own. */
const namesOfPages = new Set(['city', 'state', 'keyword']);

/** Which of these fields a batch's list has as columns with different values: what is the same everywhere is no place's own. */
export async function listOwnColumns(
  db: Db,
  batchId: string,
  fields: readonly string[],
): Promise<readonly string[]> {
  const asked = fields.filter(name => !namesOfPages.has(name));
  if (asked.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name
    from batch_inputs, jsonb_array_elements(locations) as e (place), jsonb_each_text(place -> 2) as v (name, value)
    where generation_batch_id = ${batchId} and jsonb_typeof(place -> 2) = 'object'
      and name = any(${asked}::text[]) and btrim(value) <> ''
    group by name having min(value) <> max(value) or count(*) = 1
    order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** False if the template has a version after this one. */
export async function isVersionNewest(
  db: Db,
  { template_id, template_version_id }: { template_id: string | null; template_version_id: string | null },
): Promise<boolean> {
  if (template_id === null) return true;
  const newest = await db
    .selectFrom('template_versions')
    .select('id')
    .where('template_id', '=', template_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest === undefined || newest.id === template_version_id;
}

export interface NewDecision {
  readonly generation_batch_id: string;
  /** The kind of the blocker. */
  readonly finding: BlockerKind;
  readonly outcome: Outcome;
  readonly reason: string | null;
  readonly decided_by: string | null;
  readonly figures: string;
}

export async function insertDecisions(trx: Trx, decisions: readonly NewDecision[]): Promise<void> {
  if (decisions.length > 0) await trx.insertInto('batch_decisions').values(decisions).execute();
}

const storedDecision = z.object({ kind: blockerKindSchema, outcome: outcomeSchema });

/** What was decided about a batch, by kind of blocker, which the column `finding` has. */
export async function listDecisions(db: Db, batchId: string) {
  const rows = await db
    .selectFrom('batch_decisions as d')
    .leftJoin('auth_users as u', 'u.id', 'd.decided_by')
    .select(['d.finding as kind', 'd.outcome', 'd.reason', 'u.email as decided_by', 'd.created_at'])
    .where('d.generation_batch_id', '=', batchId)
    .execute();
  return rows.map(row => Object.assign(row, storedDecision.parse(row)));
}
