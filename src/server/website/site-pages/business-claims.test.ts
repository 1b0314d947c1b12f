import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTemplate, generateBatch, openLikenessGate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Statement } from '../../../contract/business/statements.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { addDemoClaims, convertBusinessClaims } from '../../business/statements/add-business-claims.ts';

let program: TestProgram;
let origin: string;
let now = new Date();
/** What the program does once a minute. */
let everyMinute: readonly (() => void)[] = [];

beforeAll(async () => {
  const begun = vi.spyOn(globalThis, 'setInterval');
  program = await startTestProgram({}, () => now);
  everyMinute = begun.mock.calls.flatMap(([run, every]) => (every === 60_000 ? [() => run()] : []));
  begun.mockRestore();
  await openLikenessGate(program);
  await addDemoClaims(program.database.kysely);
  ({ origin } = await program.listen());
  const { id } = await createTemplate(program, {
    content_sections: [
      {
        id: 'call',
        type: 'cta',
        title: 'Call us',
        order: 1,
        content: {
          content: 'We haul. We have done it for {{fact:business.years}}.',
          certificate_benefits: ['{{fact:business.discount}} for first responders', 'Free quotes'],
          certificate_discount: '{{fact:business.discount}}',
        },
      },
    ],
  });
  const batch = await planBatch(program, { template_id: id, locations: 'Jupiter, FL', keywords: 'hauling' });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const read = async (path: string) => (await fetch(`${origin}${path}`)).text();
const landing = '/hauling-jupiter-fl/';
const pages = [
  '/',
  '/about',
  '/contact',
  '/pricing',
  '/junk-removal',
  '/junk-removal-boca-raton',
  '/blog',
  landing,
];

async function claim(predicate: string): Promise<Statement> {
  const { items } = await program.call<{ items: Statement[] }>(
    'GET',
    `/api/statements?subject_kind=business&predicate=${predicate}`,
  );
  const [found] = items;
  if (!found) throw new Error(`${predicate} is not stated`);
  return found;
}
const change = (id: string, body: object) => program.call<Statement>('PATCH', `/api/statements/${id}`, body);

test('claims of the demo are the owner’s statements and are valid for a year', async () => {
  const years = await claim('years');
  expect(years).toMatchObject({ value: 'over 17 years', source: 'owner' });
  const days = (Date.parse(years.expires_on ?? '') - Date.parse(years.checked_on ?? '')) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(365);
  expect(days).toBeLessThanOrEqual(366);
});

test('a claim is on fixed and generated pages, and follows its statement', async () => {
  expect(await read('/')).toMention('17+');
  expect(await read('/')).toMention('For over 17 years we have carried');
  expect(await read('/about')).toMention('Over 17 years of getting things out');
  expect(await read(landing)).toMention('We have done it for over 17 years.');
  for (const path of pages) expect(await read(path)).toMention('50% off for first responders');
  const { id } = await claim('years');
  await change(id, { value: 'over 21 years' });
  await expect.poll(() => read('/')).toContain('21+');
  await expect.poll(() => read(landing)).toContain('We have done it for over 21 years.');
});

test('the pages of a statement that expires next include fixed pages', async () => {
  const { items } = await program.call<{ items: { statement: Statement; pages: number }[] }>(
    'GET',
    '/api/statements/expiring?days=400',
  );
  const countOf = (predicate: string) => items.find(one => one.statement.predicate === predicate)?.pages ?? 0;
  // On the front page alone; the discount is in every footer.
  expect(countOf('satisfaction')).toBe(1);
  expect(countOf('discount')).toBeGreaterThan(20);
  expect(countOf('landfill_share')).toBeGreaterThan(2);
});

test('at the midnight that ends it, a claim leaves pages that were in memory, with its whole sentence', async () => {
  const stated = await Promise.all(
    ['years', 'discount', 'licensed', 'landfill_share', 'satisfaction', 'same_day'].map(claim),
  );
  const today = now.toISOString().slice(0, 10);
  for (const { id } of stated) await change(id, { expires_on: today });
  await expect.poll(() => read('/')).toContain('50% off');
  for (const path of pages) await read(path);
  now = new Date(Date.parse(today) + 86_400_000 + 1_000);
  expect(await read('/')).toContain('50% off');
  for (const run of everyMinute) run();
  await expect.poll(() => read('/')).not.toContain('50% off');
  // A generated page is rendered by the clock of the machine.
  for (const { id } of stated) await change(id, { expires_on: '2026-01-31' });
  await expect.poll(() => read(landing)).not.toContain('50% off');
  for (const path of pages) {
    const html = (await read(path)).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(
      html.match(
        /.{60}(?:50% off|\d\d years|17\+|landfill\.|licensed (?:and|&) insured|\{\{|\[[a-z_.]+\]).{30}/gi,
      ),
    ).toBeNull();
    expect(
      html.match(/.{60}(?:<li><\/li>|<h[23]><\/h[23]>|<p[^>]*><\/p>|For first responders| ,|\.\.).{30}/g),
    ).toBeNull();
  }
  expect(await read(landing)).toMention('We haul.');
  expect(await read(landing)).toMention('Free quotes');
});

test('claims in the settings of an older version become statements, each once', async () => {
  const db = program.database.kysely;
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  const older = {
    ...business.value,
    years: 9,
    satisfaction: '97%',
    landfill_share: '',
    discount: { amount: '15% off', first_responders: '15% off for first responders', others: '' },
    claims: [
      'Over 9 years of experience',
      'Licensed and insured',
      'Family-owned',
      '15% off for first responders',
    ],
  };
  const value = JSON.stringify({ revision: business.revision, value: older });
  await db
    .insertInto('settings')
    .values({ name: 'site.business', value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await db.deleteFrom('statements').execute();
  await db.deleteFrom('settings').where('name', '=', 'claims of the business').execute();
  await Promise.all([convertBusinessClaims(db), convertBusinessClaims(db)]);
  const rows = await db
    .selectFrom('statements')
    .select(['predicate', 'value'])
    .orderBy('predicate')
    .execute();
  expect(Object.fromEntries(rows.map(row => [row.predicate, row.value]))).toEqual({
    discount: '15% off',
    licensed: 'licensed & insured',
    same_day: 'same-day service',
    satisfaction: '97%',
    years: 'over 9 years',
  });
  const { value: kept } = (await program.call<SettingsReply>('GET', '/api/settings')).business;
  expect(kept.claims).toEqual([
    '{{fact:business.years}} of experience',
    '{{fact:business.licensed}}',
    'Family-owned',
    '{{fact:business.discount}} for first responders',
  ]);
  expect(kept).not.toHaveProperty('years');
});
