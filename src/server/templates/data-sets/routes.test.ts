import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type {
  DataSet,
  DataSetContent,
  DataSetVersion,
  SavedDataSet,
} from '../../../contract/templates/data-sets.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let counter = 0;
const lists = {
  locations: 'Miami, FL\nDoral, FL\nMiami, Florida\nnowhere',
  location_values: [{ city: 'Miami', state: 'FL', field_values: { phone: '555-0101', crew: '' } }],
  keywords: 'hauling\njunk removal',
};
async function create(changes: Record<string, unknown> = {}): Promise<SavedDataSet> {
  counter += 1;
  return program.call('POST', '/api/data-sets', { name: `Set ${counter}`, ...lists, ...changes });
}
const content = (id: string, version?: number) =>
  program.call<DataSetContent & { version: number }>(
    'GET',
    `/api/data-sets/${id}/content${version ? `?version=${version}` : ''}`,
  );
const save = (id: string, changes: Record<string, unknown>) =>
  program.call<SavedDataSet>('PUT', `/api/data-sets/${id}`, { ...lists, ...changes });
const versionsOf = async (id: string) =>
  (await program.call<{ items: DataSetVersion[] }>('GET', `/api/data-sets/${id}/versions`)).items;
async function refused(method: string, path: string, body?: unknown) {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  const { error } = await reply.json();
  return [reply.status, error.message];
}

describe('a data set', () => {
  test('a data set keeps places once, with the values that hold something, and keywords', async () => {
    const { data_set, ...report } = await create();
    expect(report).toEqual({ is_changed: true, rejected_count: 1, duplicate_count: 1 });
    expect(data_set).toMatchObject({ version: 1, location_count: 2, keyword_count: 2, columns: ['phone'] });
    expect(await content(data_set.id)).toEqual({
      version: 1,
      locations: 'Miami, FL\nDoral, FL',
      location_values: [{ city: 'Miami', state: 'FL', field_values: { phone: '555-0101' } }],
      keywords: 'hauling\njunk removal',
    });
  });

  test('gets a version with every save that changes something, and none with another', async () => {
    const { id } = (await create()).data_set;
    expect((await save(id, {})).is_changed).toBe(false);
    expect(
      (await save(id, { locations: 'Miami, FL\nDoral, FL\nOcala, FL', note: 'towns.csv' })).data_set,
    ).toMatchObject({ version: 2, location_count: 3 });
    expect((await content(id, 1)).locations).toBe('Miami, FL\nDoral, FL');
    const versions = await versionsOf(id);
    expect(versions.map(one => [one.number, one.note, one.created_by_email])).toEqual([
      [2, 'towns.csv', 'admin@example.com'],
      [1, '', 'admin@example.com'],
    ]);
  });

  test('a data set goes back to an older version by making it the newest', async () => {
    const { id } = (await create()).data_set;
    await save(id, { keywords: 'other' });
    const restored = await program.call<DataSet>('POST', `/api/data-sets/${id}/versions/1/restore`);
    expect(restored).toMatchObject({ version: 3, keyword_count: 2 });
    expect((await content(id)).keywords).toBe('hauling\njunk removal');
    expect((await versionsOf(id))[0]?.note).toBe('Restored from version 1');
    expect(await refused('POST', `/api/data-sets/${id}/versions/3/restore`)).toEqual([
      409,
      'Version 3 is the newest already.',
    ]);
    expect((await refused('POST', `/api/data-sets/${id}/versions/9/restore`))[0]).toBe(404);
  });

  test('saved by two people at once keeps the first, and tells the second', async () => {
    const { id, name } = (await create()).data_set;
    const replies = await Promise.all(
      ['one', 'two'].map(keywords =>
        program.request('PUT', `/api/data-sets/${id}`, {
          body: { ...lists, keywords, based_on: 1 },
          cookie: program.cookie,
        }),
      ),
    );
    expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200, 409]));
    expect(await refused('PUT', `/api/data-sets/${id}`, { ...lists, based_on: 1 })).toEqual([
      409,
      `Another user saved version 2 of “${name}”. Check it before you save yours.`,
    ]);
  });

  test('a data set has a unique name, in any letter case', async () => {
    const { data_set } = await create({ name: 'Treasure Coast' });
    const message =
      'There is a data set “treasure coast” already. Choose another name, or save a new version of that one.';
    expect(await refused('POST', '/api/data-sets', { name: 'treasure coast', ...lists })).toEqual([
      409,
      message,
    ]);
    const other = (await create()).data_set;
    expect(await refused('PATCH', `/api/data-sets/${other.id}`, { name: 'treasure coast' })).toEqual([
      409,
      message,
    ]);
    const renamed = await program.call<DataSet>('PATCH', `/api/data-sets/${data_set.id}`, {
      name: 'Treasure coast',
    });
    expect(renamed).toMatchObject({ name: 'Treasure coast', version: 1 });
    const both = await Promise.all(
      [1, 2].map(() =>
        program.request('POST', '/api/data-sets', {
          body: { name: 'Twins', ...lists },
          cookie: program.cookie,
        }),
      ),
    );
    expect(new Set(both.map(reply => reply.status))).toEqual(new Set([201, 409]));
  });

  test.each([
    [{ locations: '', keywords: ' \n' }, 'Nothing to keep: add locations, keywords or both.'],
    [{ locations: 'nowhere', keywords: '' }, 'Nothing to keep: no line is a location. Line 1: Add a state'],
    [{ name: ' ' }, 'Give the data set a name'],
    [{ locations: Array.from({ length: 200_001 }, (_, n) => `Town ${n}, FL`).join('\n') }, 'at most 200,000'],
  ])('a data set of %j is refused', async (changes, message) => {
    const [status, said] = await refused('POST', '/api/data-sets', { name: 'Refused', ...lists, ...changes });
    expect([status, said]).toEqual([400, expect.stringContaining(message)]);
  });

  test('a data set is deleted with all its versions', async () => {
    const { id } = (await create()).data_set;
    await save(id, { keywords: 'more' });
    await program.call('DELETE', `/api/data-sets/${id}`);
    expect(await refused('GET', `/api/data-sets/${id}`)).toEqual([
      404,
      'Data set not found. It may have been deleted.',
    ]);
    const left = await program.database.kysely
      .selectFrom('named_data_set_parts')
      .select('hash')
      .where('data_set_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('a long data set', () => {
  test('shares its unchanged parts between versions, and is read by pages', async () => {
    const { id } = (await create({ locations: towns(12_000), location_values: [], keywords: '' })).data_set;
    const parts = () =>
      program.database.kysely
        .selectFrom('named_data_set_parts')
        .select('hash')
        .where('data_set_id', '=', id)
        .execute();
    const before = (await parts()).length;
    await save(id, { locations: `Aaa, FL\n${towns(12_000)}\nZzz, FL`, location_values: [], keywords: '' });
    expect(before).toBeGreaterThan(3);
    expect((await parts()).length).toBeLessThanOrEqual(before + 2);
    interface Rows {
      items: { text: string }[];
      next_cursor: string | null;
      total: number;
    }
    const texts: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Rows = await program.call(
        'GET',
        `/api/data-sets/${id}/rows?version=1&per_page=1000${cursor && `&cursor=${cursor}`}`,
      );
      expect(page.total).toBe(12_000);
      texts.push(...page.items.map(item => item.text));
      cursor = page.next_cursor;
    }
    expect(texts.join('\n')).toBe((await content(id, 1)).locations);
    expect(texts).toHaveLength(12_000);
  });

  test('a long data set keeps its newest hundred versions and drops what only older ones held', async () => {
    const { id } = (await create()).data_set;
    await save(id, { keywords: 'second' });
    const db = program.database.kysely;
    // Simulates a hundred more saves.
    await db
      .updateTable('named_data_set_versions')
      .set({ number: 102 })
      .where('data_set_id', '=', id)
      .where('number', '=', 2)
      .execute();
    await db.updateTable('named_data_sets').set({ version: 102 }).where('id', '=', id).execute();
    await save(id, { keywords: 'third' });
    expect((await versionsOf(id)).map(one => one.number)).toEqual([103, 102]);
    const parts = await db
      .selectFrom('named_data_set_parts')
      .select('rows')
      .where('data_set_id', '=', id)
      .execute();
    const rows = parts.map(part => JSON.stringify(part.rows));
    expect(rows).toHaveLength(3);
    expect(rows.join()).not.toContain('hauling');
  });
});

test('data sets are listed by the alphabet, page by page, and searched', async () => {
  for (const name of ['zebra one', 'Zebra two', 'zebra 50%']) await create({ name });
  const list = (query: string) =>
    program.call<{ items: DataSet[]; next_cursor: string | null; total: number }>(
      'GET',
      `/api/data-sets?${query}`,
    );
  const first = await list('search=ZEBRA&per_page=2');
  expect([first.items.map(one => one.name), first.total]).toEqual([['zebra 50%', 'zebra one'], 3]);
  const second = await list(`search=zebra&per_page=2&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ items: [{ name: 'Zebra two' }], next_cursor: null });
  expect((await list('search=50%25')).items).toHaveLength(1);
});

describe('a batch from a data set', () => {
  test('a batch from a data set takes the lists that were left empty, fills placeholders, and remembers the version', async () => {
    const { id, name } = (await create()).data_set;
    await save(id, { keywords: 'other' });
    const template = await createTemplate(program, { hero_subtitle_template: 'Call {{phone}}' });
    const batch = await planBatch(program, {
      template_id: template.id,
      locations: '',
      keywords: 'attic cleanout',
      data_sets: [{ id, version: 1 }],
    });
    expect(batch).toMatchObject({ combinations: 2, data_sets: [{ id, name, version: 1 }] });
    await generateBatch(program, batch.id);
    const { items } = await program.call<{ items: { hero_subtitle: string; slug: string }[] }>(
      'GET',
      '/api/pages?search=attic-cleanout-miami',
    );
    expect(items[0]?.hero_subtitle).toBe('Call 555-0101');
    expect(await program.call('GET', `/api/data-sets/${id}`)).toMatchObject({ batch_count: 1 });
    await program.call('DELETE', `/api/data-sets/${id}`);
    expect(await program.call('GET', `/api/batches/${batch.id}`)).toMatchObject({
      data_sets: [{ id, name, version: 1 }],
    });
  });

  test('a batch and a series may come from several data sets; lists that were sent win', async () => {
    const one = (await create({ keywords: '' })).data_set;
    const two = (await create({ locations: '', location_values: [], keywords: 'dock removal' })).data_set;
    const template = await createTemplate(program);
    interface Sent {
      readonly batches: readonly { readonly data_sets: readonly { readonly id: string }[] }[];
    }
    const { batches } = await program.call<Sent>('POST', '/api/batch-series', {
      series_name: 'From sets',
      template_id: template.id,
      locations: '',
      keywords: '',
      data_sets: [{ id: one.id }, { id: two.id }],
    });
    expect(batches[0]).toMatchObject({ location_count: 2, keyword_count: 1 });
    expect(batches[0]?.data_sets.map(used => used.id).toSorted()).toEqual([one.id, two.id].toSorted());
    const sent = await planBatch(program, {
      template_id: template.id,
      locations: 'Key West, FL',
      keywords: 'igloo removal',
      data_sets: [{ id: one.id }],
    });
    expect(sent).toMatchObject({ location_count: 1, data_sets: [{ id: one.id }] });
  });

  test('a batch from a data set that is gone is refused, and a missing version too', async () => {
    const { id } = (await create()).data_set;
    const template = await createTemplate(program);
    const body = { template_id: template.id, locations: '', keywords: 'x' };
    expect(await refused('POST', '/api/batches', { ...body, data_sets: [{ id, version: 7 }] })).toEqual([
      404,
      'This data set has no version 7.',
    ]);
    await program.call('DELETE', `/api/data-sets/${id}`);
    expect((await refused('POST', '/api/batches', { ...body, data_sets: [{ id }] }))[0]).toBe(404);
  });
});

test('what is done with a data set is written down', async () => {
  const { id } = (await create({ name: 'Watched' })).data_set;
  await save(id, { keywords: 'more' });
  await program.call('PATCH', `/api/data-sets/${id}`, { name: 'Watched well' });
  await program.call('POST', `/api/data-sets/${id}/versions/1/restore`);
  await program.call('DELETE', `/api/data-sets/${id}`);
  const { items } = await program.call<{ items: { action: string; subject_id: string }[] }>(
    'GET',
    '/api/activity?noun=data-sets',
  );
  expect(items.filter(one => one.subject_id === id).map(one => one.action)).toEqual([
    'deleted',
    'restored',
    'renamed',
    'saved',
    'created',
  ]);
});
