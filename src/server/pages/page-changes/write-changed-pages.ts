import type { PoolClient } from 'pg';
import type { PageStatus } from '../../../contract/pages/page-filter.ts';
import type { Db } from '../../platform/db/database.ts';
import { type MovingPage, writeMovedPages } from '../page-moves/write-moved-pages.ts';
import { writeRenamedPages } from '../page-renamings/write-renamed-pages.ts';
import type { PageTable } from '../pages/page-row.ts';
import type { PageFacts } from '../redirects/nearest-queries.ts';
import type { ChangedPage, ChangePart, JobChange, PartOutcome } from './change-part.ts';

const statusOf: Readonly<Record<'publish' | 'archive' | 'draft', PageStatus>> = {
  publish: 'published',
  archive: 'archived',
  draft: 'draft',
};

/** Does to the pages of a part what the change is for, in the caller's transaction. */
export async function writeChangedPages(
  db: Db,
  client: PoolClient,
  change: JobChange,
  part: ChangePart,
): Promise<PartOutcome> {
  switch (change.action) {
    case 'publish':
    case 'archive':
    case 'draft':
      return writeStatus(client, statusOf[change.action], part);
    case 'noindex':
    case 'index':
      return writeNoindex(client, change.action === 'noindex', part);
    case 'move':
      return writeMove(db, client, change, part);
    case 'rename':
      return writeRenamedPages(client, change, part);
    case 'delete':
      return writeDeletion(client, change, part);
    case 'revert':
      break;
  }
  throw new Error(`The action ${change.action} is written elsewhere.`);
}

type LockedPage = Pick<
  PageTable,
  'id' | 'template_id' | 'generation_batch_id' | 'slug' | 'status' | 'is_noindex'
> &
  PageFacts & { id: string };

/** In the order of their ids, so that two changes of the same pages don't deadlock. */
async function lockPages(client: PoolClient, part: ChangePart): Promise<LockedPage[]> {
  const { rows } = await client.query<LockedPage>(
    `select id, template_id, generation_batch_id, slug, status, is_noindex, coalesce(field_values ->> 'city', '') as city,
            coalesce(field_values ->> 'state', '') as state, coalesce(field_values ->> 'keyword', '') as keyword
     from generated_landing_pages
     where id = any($1::uuid[]) order by id for update`,
    [part.page_ids],
  );
  return rows;
}

function changedPage(page: LockedPage, before: string | null): ChangedPage {
  const { id, slug, status, city, state, keyword } = page;
  return { id, slug, before, left: status === 'published' ? { id, city, state, keyword } : undefined };
}

async function writeStatus(client: PoolClient, status: PageStatus, part: ChangePart): Promise<PartOutcome> {
  const pages = await lockPages(client, part);
  const others = pages.filter(page => page.status !== status);
  await client.query(
    `update generated_landing_pages
     set status = $2, updated_at = now(), public_since = case when $2 = 'published' then now() else public_since end
     where id = any($1::uuid[])`,
    [others.map(page => page.id), status],
  );
  return {
    changed: others.map(page => changedPage(page, page.status)),
    missing: part.page_ids.length - pages.length,
    affectsNeighbors: status === 'published',
  };
}

async function writeNoindex(client: PoolClient, isNoindex: boolean, part: ChangePart): Promise<PartOutcome> {
  const pages = await lockPages(client, part);
  const others = pages.filter(page => page.is_noindex !== isNoindex);
  await client.query(
    `update generated_landing_pages
     set is_noindex = $2, updated_at = now(), public_since = case when $2 then public_since else now() end
     where id = any($1::uuid[])`,
    [others.map(page => page.id), isNoindex],
  );
  return {
    changed: others.map(({ id, slug, is_noindex }) => ({ id, slug, before: String(is_noindex) })),
    missing: part.page_ids.length - pages.length,
    affectsNeighbors: false,
  };
}

type FoundPage = Omit<MovingPage, 'target'> & { readonly slug: string; readonly target: string | null };

const isMoving = (page: FoundPage): page is FoundPage & MovingPage =>
  page.target !== null && page.target !== page.template_version_id;

/** Moves each page to the version of the change, or to the newest of its own template. */
async function writeMove(
  db: Db,
  client: PoolClient,
  change: JobChange,
  part: ChangePart,
): Promise<PartOutcome> {
  const { rows } = await client.query<FoundPage>(
    `with targets as (
       select distinct on (template_id) template_id, id from template_versions
       where template_id in (select template_id from generated_landing_pages where id = any($1::uuid[]))
         and ($2::uuid is null or id = $2)
       order by template_id, number desc
     )
     select g.id, g.slug, g.seed, g.field_values, g.overrides, g.template_version_id, t.id as target
     from generated_landing_pages g left join targets t on t.template_id = g.template_id
     where g.id = any($1::uuid[]) order by g.id for update of g`,
    [part.page_ids, change.to_version_id],
  );
  const pages = rows.filter(isMoving);
  const conflicts = await writeMovedPages(db, client, change, pages);
  return {
    changed: pages.map(({ id, slug, template_version_id }) => ({ id, slug, before: template_version_id })),
    missing: part.page_ids.length - rows.length,
    affectsNeighbors: true, // its title may have changed, which others show
    conflicts,
    ...(conflicts > 0 &&
      change.to_version_id === null && {
        notice:
          'Some hand edits conflict with the newest version. The template’s list of older pages shows them.',
      }),
  };
}

/** A page moved to a batch of another template stays if only one template's pages are deleted. */
async function writeDeletion(client: PoolClient, change: JobChange, part: ChangePart): Promise<PartOutcome> {
  const { template_id } = change;
  const { found, gone } = await deletePagesOfPart(
    client,
    { change, part },
    page => template_id === null || page.template_id === template_id,
  );
  return {
    changed: gone.map(page => changedPage(page, null)),
    missing: part.page_ids.length - found,
    affectsNeighbors: false,
  };
}

/** Deletes those of a part's pages, and stores their whole rows in it, in the same statement, so that undo restores them unchanged. */
export async function deletePagesOfPart(
  client: PoolClient,
  { change, part }: { readonly change: JobChange; readonly part: ChangePart },
  isMeant: (page: LockedPage) => boolean,
): Promise<{ readonly found: number; readonly gone: readonly LockedPage[] }> {
  const pages = await lockPages(client, part);
  const gone = pages.filter(isMeant);
  await client.query(
    `with gone as (delete from generated_landing_pages where id = any($3::uuid[]) returning *)
     update page_change_parts
     set deleted_rows = (select coalesce(jsonb_agg(to_jsonb(gone) order by gone.id), '[]') from gone)
     where change_id = $1 and number = $2`,
    [change.id, part.number, gone.map(page => page.id)],
  );
  return { found: pages.length, gone };
}
