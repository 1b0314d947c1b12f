import type { ReportedSentence } from '../../../contract/pages/page-reports.ts';
import { type PageText, pageSentences } from '../../../engine/index.ts';
import { listFacts } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { computePage } from '../pages/compute-page.ts';
import { fieldValuesSchema, type ShownPage, storedOverrides } from '../pages/page-row.ts';

/** A template can be longer than a person reads. */
const shownMost = 1_000;

/** A page's sentences and the source of each. Null if its template is deleted. */
export async function listSentences(db: Db, page: ShownPage): Promise<ReportedSentence[] | null> {
  const computed = await computePage(db, page);
  if (!computed) return null;
  const { version, text, facts } = computed;
  const values = fieldValuesSchema.parse(page.field_values);
  const compiled = version.compiledFor(values.keyword ?? '');
  const known = new Map(listFacts(facts.known).map(fact => [fact.name, fact]));
  const headings = headingsOf(text);
  return pageSentences(
    compiled,
    compiled.preparePage(values, page.seed, facts.known.values),
    storedOverrides(page),
  )
    .slice(0, shownMost)
    .map(({ section, text: sentence, about, facts: names }) => ({
      section: headings.get(section) ?? '',
      text: sentence,
      about: about ?? 'edited',
      facts: names.flatMap(name => known.get(name) ?? []),
    }));
}

function headingsOf({ hero_title, content_sections }: PageText): ReadonlyMap<string | null, string> {
  return new Map([
    [null, hero_title],
    ...content_sections.map(({ id, title }): [string, string] => [id, title]),
  ]);
}
