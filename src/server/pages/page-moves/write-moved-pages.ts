import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { fillHead, type PageHead } from '../../../engine/index.ts';
import { type CopyValue, copyBlocks, copyText } from '../../platform/db/copy-rows.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { isRewording } from '../../templates/templates/is-rewording.ts';
import { filledText } from '../pages/filled-text.ts';
import { fieldValuesSchema, type PageTable, storedOverrides } from '../pages/page-row.ts';
import { copyTerms } from '../pages/search-term-queries.ts';
import { wordsOfTemplate } from '../pages/search-terms.ts';

/** A page before its move, with its new version. */
export type MovingPage = Pick<
  PageTable,
  'id' | 'seed' | 'field_values' | 'overrides' | 'template_version_id'
> & {
  readonly target: string;
};

/**
 * Writes pages at their new version with its head texts, in the caller's transaction. Hand edits stay. Returns how many
 * of them conflict with it.
 */
export async function writeMovedPages(
  db: Db,
  client: PoolClient,
  change: { readonly id: string },
  pages: readonly MovingPage[],
): Promise<number> {
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
  await client.query(
    `update generated_landing_pages g
     set template_version_id = s.target, moved_by = $1, title = s.title,
         meta_description = s.meta_description, hero_title = s.hero_title, hero_subtitle = s.hero_subtitle,
         told_since = case when s.is_reworded
           then coalesce(case when g.moved_by is not null then g.told_since end, g.updated_at) end,
         updated_at = now()
     from staged_moves s where g.id = s.id`,
    [change.id],
  );
  return conflicts;
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
