import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type SampledSearch, type SearchedTable, sampleTable } from '../../platform/db/search-sample.ts';

/** Titles and addresses of pages, as search sees them. */
export const searchedPages: SearchedTable = {
  table: 'generated_landing_pages',
  text: sql<string>`t.slug || E'\\n' || t.title`,
  rowsOfBlock: 14,
};

/** A thousand pages lie in at most a thousand of some ten thousand blocks, so a sample of a hundred may miss them. */
const blocksOfCommon = 35;

export interface SampledPages extends Pick<SampledSearch, 'isRare'> {
  /** Thousands of pages have the text, so no count is needed. */
  readonly isCommon: boolean;
}

/** The estimate of a sample of pages for a text; null if there are few pages. */
export async function sampleSearch(db: Db, search: string, from?: number): Promise<SampledPages | null> {
  const sampled = await sampleTable(db, searchedPages, search, from);
  return sampled && { ...sampled, isCommon: sampled.blocks >= blocksOfCommon };
}
