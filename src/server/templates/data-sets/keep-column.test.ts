import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Statement, StatementImport } from '../../../contract/business/statements.ts';
import type { SavedDataSet } from '../../../contract/templates/data-sets.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const row = (city: string, access: string) => ({ city, state: 'TX', field_values: { access } });

async function listOf(name: string, rows: readonly ReturnType<typeof row>[]): Promise<string> {
  const { data_set } = await program.call<SavedDataSet>('POST', '/api/data-sets', {
    name,
    location_values: rows,
    locations: [...new Set(rows.map(({ city }) => `${city}, TX`))].join('\n'),
  });
  return data_set.id;
}
const keep = (id: string, changes: object = {}) =>
  program.call<StatementImport>('POST', `/api/data-sets/${id}/statements`, {
    column: 'access',
    predicate: 'access',
    apply: true,
    ...changes,
  });
const statements = async () =>
  (await program.call<{ items: Statement[] }>('GET', '/api/statements?predicate=access')).items;

test('a column is kept as the owner’s statements of its towns, with the list as their source', async () => {
  const id = await listOf('Gates of Hays', [
    row('Kyle', 'the train at Center Street.'),
    row('Buda', 'the gate of the Garlic Creek houses'),
    row('Wimberley', ''),
  ]);
  expect((await keep(id, { apply: false })).counts).toMatchObject({ new: 2, refused: 0 });
  expect(await statements()).toEqual([]);
  expect(await keep(id)).toMatchObject({ applied: true, counts: { new: 2 } });
  expect(await statements()).toContainEqual(
    expect.objectContaining({
      subject: 'Kyle, TX',
      value: 'the train at Center Street',
      source: 'owner',
      source_name: 'Gates of Hays',
      checked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
  expect((await keep(id)).counts).toMatchObject({ new: 0, changed: 0, same: 2 });
});

test('a town with several values in its rows is refused, and the others wait for a word', async () => {
  const id = await listOf('Streets', [
    row('Lockhart', 'the north gate'),
    row('Lockhart', 'the south gate'),
    row('Luling', 'the mill'),
    row('Luling', 'the mill'),
  ]);
  const report = await keep(id);
  expect(report).toMatchObject({ applied: false, counts: { new: 1, refused: 1 } });
  expect(report.rows[0]).toMatchObject({
    subject: 'place:Lockhart, TX',
    verdict: 'refused',
    reason: 'The list has 2 values of this town: they are about its rows.',
  });
  expect(await keep(id, { skip_refused: true })).toMatchObject({ applied: true });
  expect((await statements()).map(({ subject }) => subject)).toContain('Luling, TX');
});

test('what no statement can be is refused with the reason', async () => {
  const id = await listOf('Odd', [row('Kyle', '{{city}}'), row('Nowhere at All', 'a gate')]);
  expect((await keep(id)).rows.map(({ reason }) => reason)).toEqual([
    'One line, without braces and bars',
    'The gazetteer has no place “Nowhere at All” in TX.',
  ]);
  const refusal = async (changes: object) => {
    const body = { column: 'access', predicate: 'access', apply: true, ...changes };
    const reply = await program.request('POST', `/api/data-sets/${id}/statements`, {
      cookie: program.cookie,
      body,
    });
    return [reply.status, (await reply.json()).error.message];
  };
  expect(await refusal({ column: 'gate' })).toEqual([400, '“Odd” has no column gate.']);
});
