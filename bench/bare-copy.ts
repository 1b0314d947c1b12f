import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copyBlocks } from '../src/server/platform/db/copy-rows.ts';

const chunkSize = 10_000;
const maxPages = 200_000;

/**
 * Pages per second that the database stores when nothing is filled, counted or planned: stored rows, sent by COPY and
 * inserted with `on conflict do nothing` into a table with its two keys and no other index, one transaction per chunk.
 */
export async function bareCopyRate(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`
      create table bare_pages (like generated_landing_pages including defaults);
      alter table bare_pages add primary key (id), add unique (slug);
      create temp table numbered as
        select row_number() over (order by id) as place, id from generated_landing_pages order by id limit ${maxPages};
      create index on numbered (place);
      create temp table sent (like bare_pages) on commit delete rows`);
    const { rows } = await client.query<{ pages: number }>('select count(*)::int as pages from numbered');
    const pages = rows[0]?.pages ?? 0;
    const chunks: Buffer[] = [];
    for (let from = 0; from < pages; from += chunkSize) {
      const read = copyTo(`copy (
        select g.* from numbered n join generated_landing_pages g on g.id = n.id
        where n.place > ${from} and n.place <= ${from + chunkSize} order by n.place) to stdout`);
      chunks.push(await buffer(client.query(read)));
    }
    const started = performance.now();
    for (const chunk of chunks) {
      await client.query('begin');
      await copyBlocks(client, 'sent', [chunk]);
      await client.query('insert into bare_pages select * from sent on conflict (slug) do nothing');
      await client.query('commit');
    }
    return (pages * 1_000) / (performance.now() - started);
  } finally {
    await client.query('drop table if exists bare_pages, numbered, sent');
    client.release();
  }
}
