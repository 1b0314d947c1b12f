import { parseKeywords, parseLocations } from '../../../engine/index.ts';
import { findRepeatedUses } from '../../pages/keyword-usage/queries.ts';
import { addDataSets, type ListOptions, readFiles } from '../given-lists.ts';
import { withSession } from '../open-session.ts';
import { count, type Output, table } from '../output.ts';

const maxChecked = 1_000;

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
