import { parseKeywords, parseLocations } from '../../../engine/index.ts';
import { countKeywords, findRepeatedUses, listUsage } from '../../pages/keyword-usage/queries.ts';
import { addDataSets, type ListOptions, readFiles } from '../given-lists.ts';
import { withSession } from '../open-session.ts';
import { count, type Output, table } from '../output.ts';

const maxCounted = 10_000;
const maxChecked = 1_000;

/** Which keywords were used, where and when; by the alphabet. */
export async function listKeywordUsage(
  output: Output,
  { search, after, limit }: { search?: string; after?: string; limit: number },
): Promise<void> {
  return withSession(async ({ db }) => {
    const rows = await listUsage(db, { search, after: after?.toLowerCase() ?? null, limit });
    const keywords = rows.map(row => row.usage);
    const total = await countKeywords(db, search, maxCounted + 1);
    const last = keywords.at(-1)?.keyword;
    if (total > keywords.length && last)
      output.note(`${keywords.length} of ${count(total, 'keyword')}. The next ones: --after "${last}"`);
    output.result(
      { keywords, total },
      table(
        ['Keyword', 'Uses', 'Places', 'Last used', 'For'],
        keywords.map(one => [
          one.keyword,
          one.use_count,
          one.location_count,
          one.last_used_at.slice(0, 10),
          one.uses.map(use => use.name).join(' · '),
        ]),
        'No keyword was used yet.',
      ),
    );
  });
}

/** Which keywords were used before for some of the places. */
export async function checkKeywordUsage(output: Output, options: ListOptions): Promise<void> {
  const files = await readFiles(options, output);
  return withSession(async ({ db }) => {
    const lists = await addDataSets(db, files, options.dataSet);
    const all = parseKeywords(lists.keywords).keywords;
    const keywords = all.slice(0, maxChecked);
    if (all.length > keywords.length) output.note(`The first ${count(maxChecked, 'keyword')} are looked up.`);
    const uses = await findRepeatedUses(db, keywords, parseLocations(lists.locations).locations);
    output.result(
      { uses, checked_keywords: keywords.length },
      table(
        ['Keyword', 'Shared places', 'For example', 'When', 'In'],
        uses.map(one => [
          one.keyword,
          one.shared_locations,
          one.sample.join(' · '),
          one.used_at.slice(0, 10),
          one.name,
        ]),
        'None of the keywords was used before for these places.',
      ),
    );
  });
}
