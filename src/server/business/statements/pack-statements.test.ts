import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { compileTemplate, fillPage, seedOf } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { packStore } from '../packs/pack-store.ts';
import { addPackStatements } from './add-pack-statements.ts';
import { importStatements } from './import-statements.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await addPackStatements(program.database.kysely);
});
afterAll(() => program.stop());

test('every row that ships is a statement, and no two disagree', async () => {
  for (const csv of packStore.own().statements) {
    const { counts, rows } = await importStatements(program.database.kysely, {
      csv,
      apply: false,
      skip_refused: false,
    });
    expect(rows.filter(({ verdict, reason }) => verdict !== 'same' || reason !== '')).toEqual([]);
    expect(counts).toMatchObject({ refused: 0, disputed: 0 });
  }
});

test('a value fits its frame: no period, no capital that is not a name, no line of another language', async () => {
  const rows = await program.database.kysely.selectFrom('statements').selectAll().execute();
  expect(rows.length).toBeGreaterThan(200);
  for (const { subject, predicate, value, source, expires_on } of rows) {
    expect({ subject, predicate, value, end: /(?<![ap]\.m)[.;,:]$/.test(value) }).toMatchObject({
      end: false,
    });
    expect({ subject, predicate, source, expires: expires_on !== null }).toMatchObject({ expires: true });
  }
});

const compiled = compileTemplate(packStore.own().templates[0], sectionTextKind);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const notesIn = (content: unknown) =>
  typeof content === 'object' && content !== null && 'local' in content ? content.local : null;

/** What a page says of its town, in its section on the town and beside others: names, numbers of phones and spin variants taken out. */
async function sentencesOf(city: string, state: string): Promise<readonly string[]> {
  const { values: facts } = await program.facts.of(
    { city, state, service: 'Junk Removal' },
    program.settings.current().areas,
  );
  const values = { city, state, keyword: 'junk removal' };
  // One seed for all: two towns differ only in their facts.
  const { content_sections } = fillPage(compiled, values, seedOf('s'), [], facts);
  return content_sections
    .flatMap(({ type, content }) => textsIn(type === 'local_facts' ? content : notesIn(content)))
    .flatMap(text => text.split(/(?<=[.?!])\s+/))
    .filter(sentence => /\w{2,}.*\s.*[.?!]$/.test(sentence))
    .map(sentence =>
      sentence
        .replaceAll(city, '_')
        .replaceAll(facts.get('place.county') ?? '_', '_')
        .replaceAll(/\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/g, '_'),
    );
}

test('a page of each town of the demo has eight sentences that no other town’s page has', async () => {
  const pages = await Promise.all(
    defaultSettings.areas.towns.map(async ({ city, state }) => ({
      city,
      sentences: await sentencesOf(city, state),
    })),
  );
  const found = pages.map(({ city, sentences }) => {
    const others = new Set(pages.filter(page => page.city !== city).flatMap(page => page.sentences));
    return { city, own: sentences.filter(sentence => !others.has(sentence)).length };
  });
  expect(found.filter(({ own }) => own < 8)).toEqual([]);
});

test('a town without statements has what follows from its figures, three of it beside other sections', async () => {
  const sentences = await sentencesOf('Black Mountain', 'NC');
  expect(sentences.length).toBeGreaterThan(8);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('what lies beside a city is no part of it, and lies where it is', async () => {
  const nearby = async (city: string) =>
    (await program.facts.of({ city, state: 'FL', service: '' }, program.settings.current().areas)).values.get(
      'place.nearby',
    );
  expect(await nearby('Miami Gardens')).not.toMatch(/Scott Lake|Norland|Andover|Lake Lucerne/);
  expect(await nearby('Miami Beach')).not.toMatch(/Isle of Normandy/);
  // GeoNames has it on the beach.
  expect(await nearby('Fort Lauderdale')).not.toMatch(/Sunrise/);
  expect(await nearby('Plantation')).toMatch(/Sunrise \(\d miles northwest\)/);
});
