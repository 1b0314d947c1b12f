import type { Pool } from 'pg';

/** Lets pages of any words in any town be made, from texts that claim anything; tests of the questions switch them on. */
export async function openGates(pool: Pool): Promise<void> {
  await pool.query(
    `insert into settings (name, value) values
       ('site.areas', '{"revision": 0, "value": {"asks_outside": false}}'),
       ('site.substance', '{"revision": 0, "value": {"is_on": false}}'),
       ('site.claims', '{"revision": 0, "value": {"is_on": false}}')`,
  );
}
