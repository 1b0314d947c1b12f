import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate } from '../../../../test/factories.ts';
import { chairRentalPack, shippedPack } from '../../../../test/pack-files.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PackSample, PackSummary } from '../../../contract/business/packs.ts';
import type { Service } from '../../../contract/business/services.ts';
import { packStore } from './pack-store.ts';
import { readPackZip, writePackZip } from './pack-zip.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const files = chairRentalPack();

async function send(zip: Uint8Array): Promise<{ status: number; body: unknown }> {
  const { cookie } = program;
  const reply = await program.send(
    new Request('http://localhost/api/packs', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/zip' },
      body: Uint8Array.from(zip),
    }),
  );
  return { status: reply.status, body: await reply.json() };
}

const list = async () => (await program.call<{ items: PackSummary[] }>('GET', '/api/packs')).items;

test('the packs that ship are listed, the trade of the business first', async () => {
  const packs = await list();
  expect(packs[0]).toMatchObject({ name: 'junk-removal', is_own: true, is_shipped: true, services: 12 });
  expect(packs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['online-marriage', 'recovery-equipment']),
  );
});

test('a pack is imported with its services, used by a template, and deleted once nothing uses it', async () => {
  const { status, body } = await send(writePackZip(files));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { name: 'chair-rental', label: 'Chair rental', is_shipped: false },
  });
  expect((await list()).map(({ name }) => name)).toContain('chair-rental');
  const services = await program.call<{ items: Service[] }>('GET', '/api/services?content_pack=chair-rental');
  expect(services.items).toMatchObject([{ name: 'Face-Down Recovery Equipment' }]);
  const { items } = await program.call<{ items: PackSample[] }>('GET', '/api/packs/chair-rental/samples');
  expect(items[0]).toMatchObject({ type: 'hero', content: { from_service: false } });

  const template = await createTemplate(program, { content_pack: 'chair-rental' });
  const refused = await program.request('DELETE', '/api/packs/chair-rental', { cookie: program.cookie });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: {
      reason: 'pack-in-use',
      message: '“Chair rental” is used by 1 template. Change or delete these first.',
    },
  });
  await program.call('DELETE', `/api/templates/${template.id}`);
  await program.call('DELETE', '/api/packs/chair-rental');
  expect((await list()).map(({ name }) => name)).not.toContain('chair-rental');
  const { items: activity } = await program.call<{ items: { action: string }[] }>(
    'GET',
    '/api/activity?noun=packs',
  );
  expect(activity.map(({ action }) => action)).toEqual(['deleted', 'imported']);
});

test('an export is the zip that was imported, of shipped packs as well', async () => {
  await send(writePackZip(files));
  for (const [name, of] of [
    ['chair-rental', files],
    ['junk-removal', shippedPack('junk-removal')],
  ] as const) {
    const reply = await program.request('GET', `/api/packs/${name}/export`, { cookie: program.cookie });
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(readPackZip(new Uint8Array(await reply.arrayBuffer())).files).toEqual(of);
  }
  await program.call('DELETE', '/api/packs/chair-rental');
});

test('another process hears of an import', async () => {
  const { kysely } = program.database;
  packStore.setImported([]);
  const documents = JSON.stringify(Object.fromEntries(files));
  await kysely.insertInto('packs').values({ name: 'chair-rental', documents }).execute();
  await program.database.pool.query(`select pg_notify('pagehaul', '{"kind":"packs"}')`);
  await expect.poll(() => packStore.find('chair-rental')?.label).toBe('Chair rental');
  await program.call('DELETE', '/api/packs/chair-rental');
});

test('an invalid pack is refused with file, line and column, and a shipped one stays', async () => {
  const wrong = new Map([...files, ['pages/equipment.json', '{ "path": "/blog" }\n']]);
  expect(await send(writePackZip(wrong))).toMatchObject({
    status: 400,
    body: {
      error: {
        reason: 'invalid-pack',
        message: expect.stringContaining('pages/equipment.json:1:1: “name” is missing.'),
      },
    },
  });
  const shipped = shippedPack('online-marriage');
  expect(await send(writePackZip(shipped))).toMatchObject({
    status: 409,
    body: { error: { reason: 'shipped-pack' } },
  });
  const removal = await program.request('DELETE', '/api/packs/online-marriage', { cookie: program.cookie });
  expect(removal.status).toBe(409);
});

test('templates and services of a pack that is not there are refused', async () => {
  const service = { name: 'Flights', keywords: ['flights'], content_pack: 'flying' };
  const replies = [
    await program.request('POST', '/api/services', { body: service, cookie: program.cookie }),
    await program.request('GET', '/api/services?content_pack=flying', { cookie: program.cookie }),
  ];
  for (const reply of replies)
    expect(await reply.json()).toMatchObject({ error: { reason: 'unknown-pack' } });
  await expect(createTemplate(program, { content_pack: 'flying' })).rejects.toThrow(
    'Pack “flying” not found. Choose one of the installed packs.',
  );
});
