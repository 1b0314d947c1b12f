import type { PoolClient } from 'pg';

export interface PhotoName {
  readonly lead_id: string;
  readonly number: number;
}

const chunkSize = 500;

/** The photos that the client's transaction sees, newest requests first. */
export async function* listPhotoNames(client: PoolClient, table = 'lead_photos'): AsyncGenerator<PhotoName> {
  let before = ['ffffffff-ffff-ffff-ffff-ffffffffffff', 0];
  for (;;) {
    const { rows } = await client.query<PhotoName>(
      `select lead_id, number from ${table} where (lead_id, -number) < ($1::uuid, -$2::int)
       order by lead_id desc, number limit ${chunkSize}`,
      before,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < chunkSize) return;
    before = [last.lead_id, last.number];
  }
}
