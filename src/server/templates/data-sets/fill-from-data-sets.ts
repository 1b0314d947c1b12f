import type { DataSetContent, UsedDataSet } from '../../../contract/templates/data-sets.ts';
import type { Db } from '../../platform/db/database.ts';
import { getDataSet } from './queries.ts';
import { readContent } from './read-content.ts';

export interface FilledLists extends DataSetContent {
  readonly used: readonly UsedDataSet[];
}

/**
 * The lists of a batch and their data sets. An empty list is read from the data sets; a list in the request
 * overrides them, and they are only recorded.
 */
export async function fillFromDataSets(
  db: Db,
  lists: DataSetContent,
  named: readonly { id: string; version?: number | undefined }[],
): Promise<FilledLists> {
  const filled = { ...lists };
  const used: UsedDataSet[] = [];
  const wants = { locations: lists.locations.trim() === '', keywords: lists.keywords.trim() === '' };
  for (const { id, version } of named) {
    const { name, version: newest } = await getDataSet(db, id);
    used.push({ id, name, version: version ?? newest });
    if (!wants.locations && !wants.keywords) continue;
    const content = await readContent(db, id, version);
    if (wants.keywords) filled.keywords = joined(filled.keywords, content.keywords);
    if (!wants.locations) continue;
    filled.locations = joined(filled.locations, content.locations);
    filled.location_values = [...filled.location_values, ...content.location_values];
  }
  return { ...filled, used };
}

const joined = (one: string, other: string) => [one, other].filter(text => text.trim() !== '').join('\n');
