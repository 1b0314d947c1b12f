import { type RawBuilder, sql } from 'kysely';
import type { PlainInput, PlainNoun } from '../../../contract/platform/plain-noun.ts';
import { countRows } from '../count-queries.ts';
import type { PageAfter } from '../db/chunks-after.ts';
import type { Db, Trx } from '../db/database.ts';
import { contains } from '../db/folded-search.ts';
import { AppError } from '../errors.ts';

/** A row of a plain noun: its fields beside these. */
export type PlainRow = PlainInput & {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const tableOf = ({ noun }: PlainNoun) => sql.table(noun.replaceAll('-', '_'));
const columnsOf = ({ fields }: PlainNoun) =>
  sql.join(['id', ...Object.keys(fields), 'created_at', 'updated_at'].map(name => sql.ref(name)));

function found(noun: PlainNoun, search: string | undefined): RawBuilder<PlainRow> {
  const matches = search ? contains(sql<string>`search`, [search]) : sql<boolean>`true`;
  return sql<PlainRow>`select ${columnsOf(noun)} from ${tableOf(noun)} where ${matches}`;
}

/** Newest first. */
export async function listRecords(
  db: Db,
  noun: PlainNoun,
  { search, after, limit }: PageAfter & { readonly search?: string | undefined },
): Promise<PlainRow[]> {
  const { rows } = await sql<PlainRow>`${found(noun, search)}
    and (${after}::uuid is null or id < ${after}::uuid) order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many a search finds, counted up to `max`. */
export async function countRecords(
  db: Db,
  noun: PlainNoun,
  search: string | undefined,
  max: number,
): Promise<number> {
  return countRows(db, sql`(${found(noun, search)} limit ${max})`);
}

export async function findRecord(db: Db, noun: PlainNoun, id: string): Promise<PlainRow> {
  const { rows } = await sql<PlainRow>`
    select ${columnsOf(noun)} from ${tableOf(noun)} where id = ${id}`.execute(db);
  return rows[0] ?? missing(noun);
}

/** The record, locked until the transaction ends. */
export async function lockRecord(trx: Trx, noun: PlainNoun, id: string): Promise<PlainRow> {
  const { rows } = await sql<PlainRow>`
    select ${columnsOf(noun)} from ${tableOf(noun)} where id = ${id} for update`.execute(trx);
  return rows[0] ?? missing(noun);
}

/** The records of these names, locked until the transaction ends. Letter case counts. */
export async function lockNamed(trx: Trx, noun: PlainNoun, names: readonly string[]): Promise<PlainRow[]> {
  const { rows } = await sql<PlainRow>`select ${columnsOf(noun)} from ${tableOf(noun)}
    where ${sql.ref(noun.name)} = any(${names}::text[]) for update`.execute(trx);
  return rows;
}

/** Refused if another record has the name. */
export async function insertRecord(
  trx: Trx,
  noun: PlainNoun,
  id: string,
  input: PlainInput,
): Promise<PlainRow> {
  const names = Object.keys(noun.fields);
  const columns = sql.join(names.map(name => sql.ref(name)));
  const values = sql.join(names.map(name => input[name]));
  return write(
    trx,
    noun,
    sql`insert into ${tableOf(noun)} (id, ${columns}) values (${id}, ${values}) returning ${columnsOf(noun)}`,
  );
}

/** Refused if another record has the name. */
export async function updateRecord(
  trx: Trx,
  noun: PlainNoun,
  id: string,
  input: PlainInput,
): Promise<PlainRow> {
  const changes = Object.keys(noun.fields).map(name => sql`${sql.ref(name)} = ${input[name]}`);
  return write(
    trx,
    noun,
    sql`update ${tableOf(noun)} set ${sql.join(changes)}, updated_at = now() where id = ${id} returning ${columnsOf(noun)}`,
  );
}

export async function deleteRecord(trx: Trx, noun: PlainNoun, id: string): Promise<PlainRow> {
  const { rows } = await sql<PlainRow>`
    delete from ${tableOf(noun)} where id = ${id} returning ${columnsOf(noun)}`.execute(trx);
  return rows[0] ?? missing(noun);
}

function missing({ one, noun }: PlainNoun): never {
  throw new AppError('not-found', `This ${one} is gone.`, { reason: `${noun}-missing` });
}

const uniqueViolation = '23505';

async function write(trx: Trx, noun: PlainNoun, statement: RawBuilder<PlainRow>): Promise<PlainRow> {
  try {
    const { rows } = await statement.execute(trx);
    return rows[0] ?? missing(noun);
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    const { one, name, fields } = noun;
    const message = `Another ${one} has this ${fields[name]?.label.toLowerCase()}`;
    throw new AppError('conflict', message, {
      reason: 'name-taken',
      fields: [{ path: name, message }],
      cause: error,
    });
  }
}
