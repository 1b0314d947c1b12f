import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLocks, untilWaiting } from '../../../../test/held-locks.ts';
import { startParts, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { replaceGroup } from '../../platform/settings/queries.ts';
import { listSiteAddresses } from './site-address-queries.ts';
import { followSiteAddresses } from './site-addresses.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

/** Changes the trade as another process does that sets up a business, without the announcement. */
async function changeTrade(own: string): Promise<void> {
  await program.settings.load();
  const { packs: revision } = program.settings.revisions();
  await program.database.kysely
    .transaction()
    .execute(trx => replaceGroup(trx, 'packs', { revision, value: { own, enabled: [] } }));
}

const livePaths = async () =>
  (await listSiteAddresses(program.database.kysely)).flatMap(({ is_live, path }) => (is_live ? [path] : []));

test('addresses follow the stored trade, which this process may not know yet', async () => {
  await changeTrade('plumbing');
  expect(packStore.own().id).toBe('junk-removal');
  await followSiteAddresses(program.database.kysely);
  expect(await livePaths()).toContain('/drain-cleaning');
  expect(await livePaths()).not.toContain('/furniture-removal');
});

test('a program that starts while another process changes the trade shows the new trade', async () => {
  const { pool } = program.database;
  const release = await holdLocks(pool, 'lock table redirects in access exclusive mode');
  const starting = startParts({ DATABASE_URL: program.config.databaseUrl ?? '' });
  await untilWaiting(pool, 'redirects');
  await changeTrade('house-cleaning');
  await release();
  const second = await starting;
  expect(packStore.own().id).toBe('house-cleaning');
  expect(second.settings.current().services.map(({ name }) => name)).toContain('Deep Cleaning');
  await second.stop();
});
