import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServiceTable } from './service-row.ts';

export interface ServiceText {
  readonly name: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly content: unknown;
  /** Left out: as stored. */
  readonly answers?: unknown;
}

/** The services of a trade in their order, as many as there may be. */
export async function listServices(db: Db, pack: string): Promise<ServiceTable[]> {
  return db
    .selectFrom('services')
    .selectAll()
    .where('content_pack', '=', pack)
    .orderBy('position')
    .orderBy('id')
    .limit(1_000)
    .execute();
}

export async function getService(db: Db, id: string): Promise<ServiceTable> {
  const row = await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) return row;
  throw new AppError('not-found', 'Service not found. It may have been deleted.', {
    reason: 'service-missing',
  });
}

/** Two simultaneous changes could use one keyword for two services, so changes wait for each other. Reads don't. */
export async function lockServices(trx: Trx): Promise<void> {
  await sql`lock table services in share row exclusive mode`.execute(trx);
}

export async function insertService(
  trx: Trx,
  service: ServiceText & { id: string; content_pack: string; position: number },
): Promise<ServiceTable> {
  return trx
    .insertInto('services')
    .values({
      ...service,
      keywords: [...service.keywords],
      content: JSON.stringify(service.content),
      answers: jsonOf(service.answers),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateService(
  trx: Trx,
  id: string,
  { name, summary, keywords, content, answers }: ServiceText,
): Promise<ServiceTable> {
  return trx
    .updateTable('services')
    .set({
      name,
      summary,
      keywords: [...keywords],
      content: JSON.stringify(content),
      ...(answers === undefined ? {} : { answers: jsonOf(answers) }),
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export async function deleteServiceRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('services').where('id', '=', id).execute();
}

export async function setPositions(trx: Trx, positions: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update services s set position = o.position
    from unnest(${[...positions.keys()]}::uuid[], ${[...positions.values()]}::int[]) as o (id, position)
    where s.id = o.id
  `.execute(trx);
}
