import type { Fact } from '../../../contract/business/statements.ts';
import type { ReportedSentence } from '../../../contract/pages/page-reports.ts';
import { type FieldValues, type PageText, pageSentences } from '../../../engine/index.ts';
import { listFacts } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { ownContentOf } from '../../templates/templates/own-sentences.ts';
import { computePage } from '../pages/compute-page.ts';
import { fieldValuesSchema, type ShownPage, storedOverrides } from '../pages/page-row.ts';
import { findBatchValues, listListsOf } from './queries.ts';

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
  const listed = await listedValues(db, page.generation_batch_id, values);
  const list = await listName(db, page.generation_batch_id);
  const own = await ownContentOf(version);
  return pageSentences(
    compiled,
    compiled.preparePage(values, page.seed, facts.known.values),
    storedOverrides(page),
    { ...own(values.keyword ?? ''), values: listed },
  )
    .slice(0, shownMost)
    .map(({ section, text: sentence, about, facts: names, fields }) => ({
      section: headings.get(section) ?? '',
      text: sentence,
      about: about ?? 'edited',
      facts: [
        ...names.flatMap(name => known.get(name) ?? []),
        ...fields.flatMap(name => factOfList(name, listed.get(name), list)),
      ],
    }));
}

const ofEveryPage = new Set(['city', 'state', 'keyword']);

/** The page’s values that its list gave: not those of every page of its batch. */
async function listedValues(
  db: Db,
  batchId: string | null,
  values: FieldValues,
): Promise<ReadonlyMap<string, string>> {
  const ofBatch = batchId === null ? {} : fieldValuesSchema.parse(await findBatchValues(db, batchId));
  return new Map(
    Object.entries(values).filter(
      ([name, value]) => !ofEveryPage.has(name) && value.trim() !== '' && value !== ofBatch[name],
    ),
  );
}

/** Names the list that columns came from. A pasted one has no name. */
async function listName(db: Db, batchId: string | null): Promise<string> {
  const names = batchId === null ? [] : await listListsOf(db, batchId);
  return names.length === 0 ? 'owner’s list' : `owner’s list “${names.join('”, “')}”`;
}

function factOfList(name: string, value: string | undefined, source_name: string): readonly Fact[] {
  return value ? [{ name, value, source: null, source_name }] : [];
}

function headingsOf({ hero_title, content_sections }: PageText): ReadonlyMap<string | null, string> {
  return new Map([
    [null, hero_title],
    ...content_sections.map(({ id, title }): [string, string] => [id, title]),
  ]);
}
