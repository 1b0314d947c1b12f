import { sql } from 'kysely';
import type { PhotoName } from '../../audience/leads/photo-name-queries.ts';
import type { Trx } from '../../platform/db/database.ts';

export async function openStagedPhotoFiles(trx: Trx): Promise<void> {
  await sql`create temp table staged_photo_files (lead_id uuid, number integer, primary key (lead_id, number)) on commit drop`.execute(
    trx,
  );
}

export async function stagePhotoFile(trx: Trx, { lead_id, number }: PhotoName): Promise<void> {
  await sql`insert into staged_photo_files values (${lead_id}, ${number}) on conflict do nothing`.execute(
    trx,
  );
}

/** Skips photo rows whose picture is not in the file. */
export async function leaveOutPhotosWithoutFile(trx: Trx): Promise<void> {
  await sql`
    update staged_lead_photos s set transfer_verdict = 'left_out',
      transfer_reason = 'Its picture is not in the file. A backup holds all of them'
    where transfer_verdict = 'new'
      and not exists (select from staged_photo_files f where f.lead_id = s.lead_id and f.number = s.number)`.execute(
    trx,
  );
}

const atOnce = 1_000;

/** The imported photos, in chunks. */
export async function* listPlacedPhotos(trx: Trx): AsyncGenerator<PhotoName[]> {
  for (let from = 0; ; from += atOnce) {
    const { rows } = await sql<PhotoName>`
      select lead_id, number from staged_lead_photos where transfer_verdict = 'new'
      order by lead_id, number limit ${atOnce} offset ${from}`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
  }
}

/** The leads of a killed import's photos that it left without their rows. None while a restore places photos before their rows. */
export async function listLeadsNotImported(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) id
    where not exists (select from leads l where l.id = id)
      and not exists (select from backup_runs where kind = 'restore' and status in ('waiting', 'running'))`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}
