import { dataSetInputSchema } from '../../../contract/templates/data-sets.ts';
import { findDataSetNamed } from '../../templates/data-sets/queries.ts';
import { createDataSet, saveDataSet } from '../../templates/data-sets/save-data-set.ts';
import { type ListOptions, readFiles } from '../given-lists.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { readInput } from '../read-input.ts';

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
