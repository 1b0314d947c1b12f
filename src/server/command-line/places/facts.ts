import { type PlaceFacts, placeFactRoutes, placeFactsSchema } from '../../../contract/business/figures.ts';
import { findById } from '../../business/places/find-by-id.ts';
import { misuse } from '../exit-codes.ts';
import { type Output, table } from '../output.ts';
import { callJson } from '../route-commands/call.ts';
import { withApi } from '../route-commands/open-api.ts';

/** What is known of a town. Of several towns of a name, it lists them instead of choosing. */
export async function printFacts(
  output: Output,
  town: string,
  { service = '' }: { readonly service?: string },
): Promise<void> {
  const found = findById([], town);
  if (!found) throw misuse(`The gazetteer has no town “${town}”.`, 'Write it as “Jupiter, FL”.');
  const { city, county, state } = found.town;
  const isNamed = town.includes('|') || town.split(',').length > 2;
  if (found.namesakes.length > 0 && !isNamed) {
    const counties = [county, ...found.namesakes.map(one => one.county)];
    const choices = counties.map(one => `facts "${city}, ${one}, ${state}"`);
    throw misuse(`${state} has ${counties.length} towns named ${city}. Name the county:`, choices.join('\n'));
  }
  await withApi({ as: undefined, isRead: true }, async send => {
    const path = placeFactRoutes.facts.path.replace('{id}', encodeURIComponent(town));
    const known = placeFactsSchema.parse(await callJson(send, `${path}?${new URLSearchParams({ service })}`));
    output.result(known, shown(known));
  });
}

function shown({ city, state, county, figures, facts, findings }: PlaceFacts): string {
  const parts = [
    `${city}, ${state} (${county})`,
    table(
      ['Figure', 'Value', 'Year', 'Source'],
      figures.map(({ label, text, year, source_name }) => [label, text, year, source_name]),
      'No figures.',
    ),
    table(
      ['Fact', 'Value', 'Source'],
      facts.map(({ name, value, source_name }) => [name, value, source_name]),
      'No facts.',
    ),
  ];
  const sentences = findings.flatMap(one => one.sentences);
  if (sentences.length > 0)
    parts.push(
      table(
        ['Finding', 'Sentence', 'Source'],
        sentences.map(({ name, text, source }) => [name, text, source]),
      ),
    );
  return parts.join('\n\n');
}
