import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { fillHead, type PageHead } from '../../../engine/index.ts';
import { type CopyValue, copyBlocks, copyText } from '../../platform/db/copy-rows.ts';
import { createdAtSql } from '../../platform/db/creation-order.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { isRewording } from '../../templates/templates/is-rewording.ts';
import { filledText } from '../pages/filled-text.ts';
import { fieldValuesSchema, type PageTable, storedOverrides } from '../pages/page-row.ts';
import { copyTerms } from '../pages/search-term-queries.ts';
import { wordsOfTemplate } from '../pages/search-terms.ts';

/** What the job needs to know of its move. */
export interface JobMove {
  readonly id: string;
  readonly template_id: string;
  readonly to_version_id: string;
  readonly undoes: string | null;
  /** Chosen pages: only in moves that an older version began. */
  readonly page_ids: string[] | null;
  readonly generation_batch_id: string | null;
  readonly moved_through: string;
}

/** A page before its move, with its new version. */
export type MovingPage = Pick<
  PageTable,
  'id' | 'seed' | 'field_values' | 'overrides' | 'template_version_id'
> & {
  readonly target: string;
};

export interface MovedChunk {
  readonly pages: number;
  readonly conflicts: number;
}

/**
 * The next pages of a move, locked, so that they aren't edited between reading and writing. A page moves to the move's
 * version, or, if the move undoes another, back to the version it had.
 */
export async function lockNextPages(client: PoolClient, move: JobMove, limit: number): Promise<MovingPage[]> {
  const wanted = move.undoes
    ? `moved_by = $4 and template_version_id = $3`
    : `template_version_id <> $3 and ($4::uuid[] is null or id = any($4))`;
  // Naming the batch only if there is one keeps the query plan short for all others.
  const ofBatch = move.generation_batch_id
    ? `and (g.generation_batch_id = $6 or exists (
         select 1 from page_snapshots s where s.generation_batch_id = $6 and s.page_id = g.id))`
    : '';
  const { rows } = await client.query<MovingPage>(
    `select id, seed, field_values, overrides, template_version_id, ${move.undoes ? 'moved_from' : '$3::uuid'} as target
     from generated_landing_pages g
     where template_id = $1 and ${createdAtSql('id')} >= ${createdAtSql('$2::uuid')} and id > $2 and ${wanted} ${ofBatch}
     order by ${createdAtSql('id')}, id limit $5 for update of g`,
    [
      move.template_id,
      move.moved_through,
      move.to_version_id,
      move.undoes ?? move.page_ids,
      limit,
      ...(move.generation_batch_id ? [move.generation_batch_id] : []),
    ],
  );
  return rows;
}

/** Writes pages at their new version with its head texts, in the caller's transaction. Hand edits stay. */
export async function writeMovedPages(
  db: Db,
  client: PoolClient,
  move: Pick<JobMove, 'id'>,
  pages: readonly MovingPage[],
): Promise<MovedChunk> {
  const versions = await compileTargets(db, pages);
  const rewordings = await findRewordings(db, pages);
  let conflicts = 0;
  const heads = new Map<string, PageHead>();
  for (const page of pages) {
    const version = versions.get(page.target);
    const overrides = storedOverrides(page);
    if (!version || overrides.length === 0) continue;
    const { text } = await filledText(db, version, page, overrides);
    conflicts += text.conflicts.length;
    heads.set(page.id, text);
  }
  function* rows(): Generator<readonly CopyValue[]> {
    for (const page of pages) {
      const version = versions.get(page.target);
      if (!version) continue;
      const head = heads.get(page.id) ?? templateHead(page, version);
      const { title, meta_description, hero_title, hero_subtitle } = head;
      const isReworded = String(rewordings.has(versionPairKey(page)));
      yield [page.id, page.target, title, meta_description, hero_title, hero_subtitle, isReworded];
    }
  }
  const blocks: Buffer[] = [];
  for (const block of copyText(rows())) {
    blocks.push(block);
    await yieldToOthers(); // lets a web server in the same process answer
  }
  await client.query(
    `create temp table if not exists staged_moves (
       id uuid, target uuid, title text, meta_description text, hero_title text, hero_subtitle text,
       is_reworded boolean
     ) on commit delete rows;
     truncate staged_moves`,
  );
  await copyBlocks(
    client,
    'staged_moves (id, target, title, meta_description, hero_title, hero_subtitle, is_reworded)',
    blocks,
  );
  for (const [page] of Map.groupBy(pages, versionPairKey).values()) {
    const version = page && versions.get(page.target);
    if (version)
      await copyTerms(client, page.template_version_id, version.id, wordsOfTemplate(version.title));
  }
  const { rowCount } = await client.query(
    `update generated_landing_pages g
     set template_version_id = s.target, moved_from = g.template_version_id, moved_by = $1, title = s.title,
         meta_description = s.meta_description, hero_title = s.hero_title, hero_subtitle = s.hero_subtitle,
         told_since = case when s.is_reworded
           then coalesce(case when g.moved_by is not null then g.told_since end, g.updated_at) end,
         updated_at = now()
     from staged_moves s where g.id = s.id`,
    [move.id],
  );
  return { pages: rowCount ?? 0, conflicts };
}

/** Most pages have no hand edits: their head is all that has to be filled. */
function templateHead({ field_values, seed }: MovingPage, { compiled }: CompiledVersion): PageHead {
  return fillHead(compiled, fieldValuesSchema.parse(field_values), seed);
}

/** The pairs of versions among these moves that only change wording. */
async function findRewordings(db: Db, pages: readonly MovingPage[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const [way, [page]] of Map.groupBy(pages, versionPairKey))
    if (page && (await isRewording(db, page.template_version_id, page.target))) found.add(way);
  return found;
}

const versionPairKey = ({ template_version_id, target }: MovingPage) => `${template_version_id} ${target}`;

async function compileTargets(db: Db, pages: readonly MovingPage[]): Promise<Map<string, CompiledVersion>> {
  const found = new Map<string, CompiledVersion>();
  for (const id of new Set(pages.map(page => page.target))) {
    const version = await compileVersion(db, id);
    if (version) found.set(id, version);
  }
  return found;
}
