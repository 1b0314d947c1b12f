import { dataSetInputSchema } from '../../../contract/templates/data-sets.ts';
import { presentDataSet } from '../../templates/data-sets/present-data-set.ts';
import {
  countDataSets,
  findDataSetNamed,
  getDataSet,
  listDataSets,
  listVersions,
} from '../../templates/data-sets/queries.ts';
import { readContent, readRows } from '../../templates/data-sets/read-content.ts';
import {
  createDataSet,
  deleteDataSet,
  renameDataSet,
  restoreDataSet,
  saveDataSet,
} from '../../templates/data-sets/save-data-set.ts';
import { confirm } from '../confirm.ts';
import { misuse } from '../exit-codes.ts';
import { findNamed, type ListOptions, readFiles } from '../given-lists.ts';
import { withSession } from '../open-session.ts';
import { count, facts, type Output, table } from '../output.ts';
import { readInput } from '../read-input.ts';

const maxCounted = 10_000;

export async function listDataSetsCommand(
  output: Output,
  { search, limit }: { search?: string; limit: number },
): Promise<void> {
  return withSession(async ({ db }) => {
    const data_sets = (await listDataSets(db, { search, after: null, limit })).map(presentDataSet);
    const total = await countDataSets(db, search, maxCounted);
    if (total > data_sets.length)
      output.note(`The first ${data_sets.length} of ${count(total, 'data set')}.`);
    const rows = data_sets.map(one => [
      one.name,
      one.version,
      one.location_count,
      one.keyword_count,
      one.columns.join(', '),
      one.updated_at.slice(0, 10),
    ]);
    output.result(
      { data_sets, total },
      table(
        ['Name', 'Version', 'Places', 'Keywords', 'Values', 'Changed'],
        rows,
        'No data sets yet. Create one: npm run pagehaul -- data-sets import "Name" --file towns.csv',
      ),
    );
  });
}

/** Stores lists under a name: a new data set, or a new version of the one with this name. */
export async function importDataSet(output: Output, name: string, options: ListOptions): Promise<void> {
  const { page_per_row: _, ...files } = await readFiles(options, output);
  const note = [options.file, options.locations, options.keywords].filter(Boolean).join(', ').slice(0, 200);
  const input = readInput(dataSetInputSchema, { ...files, name, note });
  return withSession(async ({ db }) => {
    const known = await findDataSetNamed(db, name);
    const saved = known ? await saveDataSet(db, known.id, input, null) : await createDataSet(db, input, null);
    const { data_set } = saved;
    output.result(
      saved,
      saved.is_changed
        ? `Saved “${data_set.name}”, version ${data_set.version}: ${count(data_set.location_count, 'place')}, ${count(data_set.keyword_count, 'keyword')}.`
        : `“${data_set.name}” holds exactly this already: version ${data_set.version} stays the newest.`,
    );
  });
}

export async function showDataSet(
  output: Output,
  name: string,
  { limit, lines, keywords }: { limit: number; lines?: boolean; keywords?: boolean },
): Promise<void> {
  return withSession(async ({ db }) => {
    const { id, version } = await findNamed(db, name);
    const data_set = presentDataSet(await getDataSet(db, id));
    if (output.json || lines) {
      const content = await readContent(db, id, version);
      output.result({ data_set, content }, keywords ? content.keywords : content.locations);
      return;
    }
    const kind = keywords ? 'keywords' : 'locations';
    const { rows, total } = await readRows(db, id, { kind, version, from: 0, limit });
    if (total > rows.length) output.note(`The first ${rows.length} of ${count(total, 'row')}.`);
    output.result(
      {},
      [
        facts([
          ['Name', data_set.name],
          ['Version', `${version ?? data_set.version} of ${data_set.version}`],
          ['Values', data_set.columns.join(', ') || 'none'],
          ['Batches', data_set.batch_count],
        ]),
        '',
        ...rows.map(row =>
          [row.text, ...Object.entries(row.field_values).map(([key, value]) => `${key}: ${value}`)].join(
            ' · ',
          ),
        ),
      ].join('\n'),
    );
  });
}

export async function listDataSetVersions(output: Output, name: string): Promise<void> {
  return withSession(async ({ db }) => {
    const versions = await listVersions(db, (await findNamed(db, name)).id);
    const rows = versions.map(one => [
      one.number,
      one.created_at.toISOString().slice(0, 16).replace('T', ' '),
      one.location_count,
      one.keyword_count,
      one.email ?? 'Pagehaul',
      one.note,
    ]);
    output.result({ versions }, table(['Version', 'When', 'Places', 'Keywords', 'By', 'Note'], rows));
  });
}

export async function restoreDataSetCommand(output: Output, name: string, version: number): Promise<void> {
  return withSession(async ({ db }) => {
    const data_set = await restoreDataSet(db, (await findNamed(db, name)).id, version, null);
    output.result(
      { data_set },
      `Version ${version} of “${data_set.name}” is version ${data_set.version} now.`,
    );
  });
}

export async function renameDataSetCommand(output: Output, name: string, to: string): Promise<void> {
  const checked = dataSetInputSchema.shape.name.safeParse(to);
  if (!checked.success) throw misuse(checked.error.issues.map(issue => issue.message).join('\n'));
  return withSession(async ({ db }) => {
    const data_set = await renameDataSet(db, (await findNamed(db, name)).id, checked.data);
    output.result({ data_set }, `Renamed to “${data_set.name}”.`);
  });
}

export async function deleteDataSetCommand(
  output: Output,
  name: string,
  { yes }: { yes?: boolean },
): Promise<void> {
  return withSession(async ({ db }) => {
    const { id } = await findNamed(db, name);
    const data_set = presentDataSet(await getDataSet(db, id));
    const what = `“${data_set.name}” and its ${count(data_set.version, 'version')}`;
    await confirm(`Delete ${what}? This cannot be undone.`, yes, 'deleted');
    await deleteDataSet(db, id);
    output.result({ data_set }, `Deleted ${what}. Batches planned from it stay.`);
  });
}
