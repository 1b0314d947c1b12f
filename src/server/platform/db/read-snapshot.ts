import type { Pool, PoolClient } from 'pg';

/** Makes the text of values independent of the server's settings. */
const plainTexts = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local statement_timeout = 0`;

/** Reads the whole database as it is now, whatever changes meanwhile. */
export async function readSnapshot<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', ignore);
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(plainTexts);
    const result = await read(client);
    await client.query('commit');
    isDone = true;
    return result;
  } finally {
    client.off('error', ignore);
    client.release(!isDone); // A COPY that is not read to its end can't be ended otherwise.
  }
}

/** The query on a lost connection reports the error. */
const ignore = () => undefined;
