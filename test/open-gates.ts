import type { Pool } from 'pg';

/** Allows pages with any words in any town, from texts with any claims; tests of the gates switch them on. */
export async function openGates(pool: Pool): Promise<void> {
  await pool.query(
    `insert into settings (name, value) values
       ('site.areas', '{"revision": 0, "value": {"asks_outside": false}}'),
       ('site.likeness', '{"revision": 0, "value": {"is_on": false, "threshold_percent": 85, "largest_share_percent": 20}}'),
       ('site.substance', '{"revision": 0, "value": {"is_on": false}}'),
       ('site.claims', '{"revision": 0, "value": {"is_on": false}}')`,
  );
}
