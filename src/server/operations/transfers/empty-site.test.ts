import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import type { SetupPlan } from '../../../contract/operations/setup.ts';
import type { ImportJob } from '../../../contract/operations/transfers.ts';
import type { Sitemap } from '../../../contract/search/sitemap.ts';
import { servicesChanged } from '../../audience/cases/services-changed.ts';
import { addPackServices } from '../../business/services/add-pack-services.ts';
import { addPackStatements } from '../../business/statements/add-pack-statements.ts';
import { keepSetting } from '../../platform/db/settings.ts';
import { emptySiteMark } from '../../platform/settings/empty-site.ts';

/* A site moves to a program that was started without the demo and has no business yet, as the guide says. */

let from: TransferProgram;
let to: TransferProgram;
let file: string;
let checked: ImportJob;

const shared = `select 'service' as kind, name, summary as text from services
  union all select 'statement', subject_key || predicate, value from statements order by 1, 2, 3`;
const contents = async ({ database }: TransferProgram) => (await database.pool.query(shared)).rows;

beforeAll(async () => {
  [from, to] = [await startTransferProgram(), await startTransferProgram()];
  for (const { database } of [from, to]) {
    await addPackServices(database.kysely, servicesChanged);
    await addPackStatements(database.kysely);
  }
  await from.database.pool.query(
    `update services set summary = 'Ours', revision = 2 where name = 'Concrete Removal'`,
  );
  await from.database.pool.query(`delete from services where name = 'Carpet Removal'`);
  await from.database.pool.query(`delete from statements where predicate = 'landmark'`);
  file = await (await from.export('full_system')).response.text();
  await keepSetting(to.database.kysely, emptySiteMark, 'yes');
  await to.settings.load();
});
afterAll(async () => {
  await from.stop();
  await to.stop();
});

test('what the program brought is nothing that setup deletes, and what people made is', async () => {
  const plan = async () =>
    to.call<SetupPlan>('POST', '/api/setup/plan', {
      trade: 'plumbing',
      business: { name: 'Barton Creek Plumbing', phone: '(512) 555-0134', email: 'hello@barton.example' },
      areas: { towns: [{ city: 'Austin', state: 'TX' }] },
    });
  expect((await plan()).replaces).toEqual([]);
  const summary = 'Pumps and basins run again.';
  const fountains = { name: 'Fountain Repair', content_pack: 'own', keywords: ['fountain repair'], summary };
  const { id } = await to.call<{ id: string }>('POST', '/api/services', fountains);
  expect((await plan()).replaces).toEqual([{ label: 'service', count: 1 }]);
  await to.call('DELETE', `/api/services/${id}`);
});

test('its sitemap names no page', async () => {
  await to.sitemap.build('https://empty.example');
  expect(await to.call<Sitemap>('GET', '/api/sitemap')).toMatchObject({ addresses: 0 });
});

test('changes before there is a business leave it to be set up', async () => {
  await to.call('POST', '/api/templates/presets/official-lp');
  expect(await to.call('GET', '/api/setup')).toMatchObject({ state: 'empty' });
  await to.database.pool.query('delete from landing_page_templates');
});

test('the check changes nothing, and reports that the shipped services are replaced', async () => {
  const before = await contents(to);
  checked = await to.check('full_system', file);
  expect(checked).toMatchObject({ status: 'checked', error_message: null });
  expect(checked.import_results?.counts).toMatchObject({ services: { kept: 0 }, statements: { kept: 0 } });
  expect(await contents(to)).toEqual(before);
  expect(to.settings.current().is_empty).toBe(true);
});

test('the site is the one of the file', async () => {
  expect(await to.apply(checked.id)).toMatchObject({ status: 'completed', error_message: null });
  expect(await contents(to)).toEqual(await contents(from));
  await expect.poll(() => to.settings.current().is_empty).toBe(false);
  expect(await to.call('GET', '/api/setup')).toMatchObject({ state: 'set-up' });
});

test('on a site with a business, existing data stays as it is', async () => {
  const again = await to.check('full_system', file);
  expect(again.import_results?.counts).toMatchObject({ services: { new: 0 }, statements: { new: 0 } });
});
