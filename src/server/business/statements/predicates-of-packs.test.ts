import { afterAll, beforeAll, expect, test } from 'vitest';
import { chairRentalPack } from '../../../../test/pack-files.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ListedPredicate } from '../../../contract/business/predicates.ts';
import type { Fact, Statement, StatementImport } from '../../../contract/business/statements.ts';
import { writePackZip } from '../packs/pack-zip.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const chairFacts = [
  {
    name: 'stairs',
    label: 'Stairs',
    of: ['place'],
    frame: 'Stairs here are ___.',
    question: 'How steep are the stairs of {{place}}?',
    find: 'Carry a chair up.',
    expires_in_days: 30,
  },
];

async function importChairs() {
  const files = new Map([...chairRentalPack(), ['facts.json', JSON.stringify(chairFacts)]]);
  const { cookie } = program;
  const reply = await program.send(
    new Request('http://localhost/api/packs', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/zip' },
      body: Uint8Array.from(writePackZip(files)),
    }),
  );
  expect(reply.status).toBe(200);
}

async function enable(enabled: readonly string[]) {
  const stored = await program.call<{ packs: { revision: number; value: object } }>('GET', '/api/settings');
  const { revision, value } = stored.packs;
  await program.call('PUT', '/api/settings/packs', { revision, value: { ...value, enabled } });
}

const predicates = async (query = '') =>
  (await program.call<{ items: ListedPredicate[] }>('GET', `/api/statements/predicates${query}`)).items;
const create = (body: object) => program.request('POST', '/api/statements', { body, cookie: program.cookie });
const importCsv = (csv: string) =>
  program.call<StatementImport>('POST', '/api/statements/import', { csv, apply: true });
const stairs = {
  subject_kind: 'place',
  subject: 'Davie, FL',
  predicate: 'stairs',
  value: 'steep',
  source: 'owner',
};

async function factsOf(service: string): Promise<readonly string[]> {
  const { items } = await program.call<{ items: Fact[] }>(
    'GET',
    `/api/statements/facts?city=Davie&state=FL&service=${encodeURIComponent(service)}`,
  );
  return items.map(({ name }) => name);
}

test('the list says what can be stated, and with a pack what its texts can name', async () => {
  const all = await predicates();
  expect(all.find(({ name }) => name === 'setting')).toMatchObject({ pack: null, can_be_stated: true });
  expect(all.find(({ name }) => name === 'bulk_limit')).toMatchObject({
    pack: 'junk-removal',
    can_be_stated: true,
    question: expect.stringContaining('{{place}}'),
    services: expect.arrayContaining(['garage-cleanouts']),
  });
  const named = (await predicates('?pack=plumbing')).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['setting', 'water_hardness']));
  expect(named).not.toContain('bulk_limit');
});

test('a new statement without a last day has that of its predicate, counted from the day of its check', async () => {
  const text = { ...stairs, predicate: 'bulk_schedule', checked_on: '2026-01-01' };
  const { expires_on, id } = await program.call<Statement>('POST', '/api/statements', text);
  expect(expires_on).toBe('2026-06-30');
  const asked = { ...text, source: 'https://www.davie-fl.gov/bulk', expires_on: null };
  const kept = await program.call<Statement>('POST', '/api/statements', asked);
  expect(kept.expires_on).toBeNull();
  for (const one of [id, kept.id]) await program.call('DELETE', `/api/statements/${one}`);
});

test('what is not in the list is named, with the pack that has it', async () => {
  const refusalOf = async (predicate: string) =>
    (await (await create({ ...stairs, predicate })).json()).error.message;
  expect(await refusalOf('stairs')).toBe('Not in the list of what can be stated: “stairs”.');
  expect(await refusalOf('water_source')).toBe(
    'Not in the list of what can be stated: “water_source”. It belongs to the pack Plumbing, which is not in use.',
  );
});

test('a predicate that no pack has any more keeps its statements, and no page shows them', async () => {
  await importChairs();
  expect((await create(stairs)).status).toBe(400);
  await enable(['chair-rental']);
  await expect.poll(async () => (await create(stairs)).status).toBe(201);
  await expect.poll(() => factsOf('')).toContain('place.stairs');
  const exported = async () => {
    const reply = await program.request('GET', '/api/statements/export.csv?predicate=stairs', {
      cookie: program.cookie,
    });
    return reply.text();
  };
  const csv = await exported();
  await enable([]);
  await program.call('DELETE', '/api/packs/chair-rental');

  await expect.poll(() => factsOf('')).not.toContain('place.stairs');
  expect(await exported()).toBe(csv);
  const { items } = await program.call<{ items: Statement[] }>('GET', '/api/statements?predicate=stairs');
  const [kept] = items;
  expect(items).toHaveLength(1);
  expect((await predicates()).some(({ name }) => name === 'stairs')).toBe(false);
  await program.call('PATCH', `/api/statements/${kept?.id}`, { value: 'very steep' });
  await program.call('DELETE', `/api/statements/${kept?.id}`);
  const report = await importCsv(csv);
  expect(report).toMatchObject({ applied: true, counts: { new: 1, refused: 0 } });
  expect(report.rows[0]?.reason).toBe('No text uses it: no pack has “stairs” any more.');
  const unknown = await importCsv(csv.replaceAll('stairs', 'stears'));
  expect(unknown.rows[0]).toMatchObject({
    verdict: 'refused',
    reason: 'Not in the list of what can be stated: “stears”.',
  });
});

test('pages of a service show the facts that belong to it', async () => {
  const drop = { ...stairs, predicate: 'drop_off', value: 'the center at 5490 Reese Road' };
  expect((await create(drop)).status).toBe(201);
  await expect.poll(() => factsOf('Garage Cleanouts')).toContain('place.drop_off');
  expect(await factsOf('Office Cleanouts')).not.toContain('place.drop_off');
  expect(await factsOf('')).toContain('place.drop_off');
});
