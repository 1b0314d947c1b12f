import type { Pool } from 'pg';

/** Allows pages with any words in any town, from texts with any claims; tests of the gates switch them on. */
export async function openGates(pool: Pool): Promise<void> {
  await pool.query(
    `insert into settings (name, value) values
       ('site.areas', '{"revision": 0, "value": {"asks_outside": false}}'),
<<<<<<< HEAD
       ('site.likeness', '{"revision": 0, "value": {"is_on": false, "threshold_percent": 85, "largest_share_percent": 20}}'),
=======
>>>>>>> parent of fa6d01a6 (Pages that are alike are asked about in batches of any size, as thin ones are)
       ('site.substance', '{"revision": 0, "value": {"is_on": false}}'),
       ('site.claims', '{"revision": 0, "value": {"is_on": false}}')`,
  );
}
