import { type RawBuilder, sql } from 'kysely';
import { foldForSearch } from '../../../engine/index.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import { folded } from '../../platform/db/folded-search.ts';
import type { CandidateSet } from './search-candidates.ts';

/** What is searched of a page `g`. */
const searched = folded(sql<string>`g.slug || E'\\n' || g.title`);

/** A pattern for folded texts that contain these in order. */
export const containing = (...texts: readonly string[]) =>
  `%${texts.map(text => escapeLike(foldForSearch(text))).join('%')}%`;

/**
 * The condition that a page `g` matches one of these patterns. The search index finds pages with own words; all
 * others are searched among the candidates. Null: among all.
 */
export function matchesAny(
  patterns: readonly string[],
  candidates: readonly CandidateSet[] | null,
): RawBuilder<boolean> {
  const matches = sql<boolean>`${searched} like any(${patterns}::text[])`;
  if (candidates === null) return matches;
  const own = sql<boolean>`(g.has_own_words and ${matches})`;
  if (candidates.length === 0) return own;
  return sql`(${own} or (not g.has_own_words and ${matches} and (${sql.join(candidates.map(isOf), sql` or `)})))`;
}

/** In the terms of the indexes by town, keyword and version. Towns are given by city and by state: some more than meant. */
function isOf({ town, keyword, version }: CandidateSet): RawBuilder<boolean> {
  const conditions = [
    town &&
      sql`coalesce(g.field_values ->> 'state', '') = ${among(town.map(one => one.part))}
        and coalesce(g.field_values ->> 'city', '') = ${among(town.map(one => one.value))}`,
    keyword && sql`lower(g.field_values ->> 'keyword') = ${among(keyword.map(one => one.value))}`,
    version && sql`g.template_version_id = any(${unique(version.map(one => one.value))}::uuid[])`,
  ];
  return sql`(${sql.join(
    conditions.filter(one => one !== undefined),
    sql` and `,
  )})`;
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
const among = (texts: readonly string[]) => sql`any(${unique(texts)}::text[])`;
