import type { PoolClient } from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { type MovingPage, writeMovedPages } from '../page-moves/write-moved-pages.ts';
import { writeFormerSlugs } from '../page-renamings/write-renamed-pages.ts';
import type { ChangePart, JobChange, PartOutcome } from './change-part.ts';

type Undoing = JobChange & { readonly undoes: string };
interface UndonePage {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
}

/** Restores the pages of a part to their state before the undone change. Later edits stay. */
export async function writeUndonePages(
  db: Db,
  client: PoolClient,
  change: Undoing,
  part: ChangePart,
): Promise<PartOutcome> {
  if (change.action === 'rename') return writeFormerSlugs(client, change, part);
  const pages = await putBack(db, client, change, part);
  const isDeletion = change.action === 'delete' || change.action === 'revert';
  return {
    changed: pages.map(({ id, slug }) => ({ id, slug, before: null })),
    missing: isDeletion ? 0 : part.page_ids.length - (await countThere(client, part)),
    affectsNeighbors: pages.some(page => page.status === 'published'),
    ...(isDeletion &&
      pages.length < part.page_ids.length && {
        notice: 'Pages whose address is taken, or whose template is gone, stay deleted.',
      }),
  };
}

async function putBack(db: Db, client: PoolClient, change: Undoing, part: ChangePart): Promise<UndonePage[]> {
  switch (change.action) {
    case 'publish':
      return putStatusBack(client, change, part, 'published');
    case 'archive':
      return putStatusBack(client, change, part, 'archived');
    case 'draft':
      return putStatusBack(client, change, part, 'draft');
    case 'noindex':
    case 'index':
      return putNoindexBack(client, change, part);
    case 'move':
      return moveBack(db, client, change, part);
    case 'rename':
    case 'revert':
    case 'delete':
      break;
  }
  return putRowsBack(client, change, part);
}

/** What each page was, as `b`; the pages, as `g`, locked in the order of their ids before anything is written. */
const asTheyWere = `
  with b as (
    select unnest(changed_ids) as id, unnest(before_change) as before from page_change_parts
    where change_id = $1 and number = $2
  ),
  g as (
    select p.* from generated_landing_pages p where p.id in (select id from b) order by p.id for update
  )`;

async function putStatusBack(
  client: PoolClient,
  { undoes }: Undoing,
  { number }: ChangePart,
  made: string,
): Promise<UndonePage[]> {
  const { rows } = await client.query<UndonePage>(
    `${asTheyWere}
     update generated_landing_pages p set status = b.before, updated_at = now()
     from g join b on b.id = g.id where p.id = g.id and g.status = $3
     returning p.id, p.slug, p.status`,
    [undoes, number, made],
  );
  return rows;
}

async function putNoindexBack(
  client: PoolClient,
  { undoes, action }: Undoing,
  { number }: ChangePart,
): Promise<UndonePage[]> {
  const { rows } = await client.query<UndonePage>(
    `${asTheyWere}
     update generated_landing_pages p set is_noindex = b.before::boolean, updated_at = now()
     from g join b on b.id = g.id where p.id = g.id and g.is_noindex = $3
     returning p.id, p.slug, p.status`,
    [undoes, number, action === 'noindex'],
  );
  return rows;
}

/** A page that was moved again since keeps that move. */
async function moveBack(
  db: Db,
  client: PoolClient,
  change: Undoing,
  { number }: ChangePart,
): Promise<UndonePage[]> {
  const { rows } = await client.query<MovingPage & UndonePage>(
    `${asTheyWere}
     select g.id, g.slug, g.status, g.seed, g.field_values, g.overrides, g.template_version_id,
       b.before::uuid as target
     from g join b on b.id = g.id where g.moved_by = $1 order by g.id`,
    [change.undoes, number],
  );
  await writeMovedPages(db, client, change, rows);
  return rows;
}

/** Columns that both the snapshot and the table have: columns added since get their default. */
async function keptColumns(client: PoolClient, { undoes }: Undoing, { number }: ChangePart): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `with first as materialized ( -- the rows are large: unpacked once
       select deleted_rows -> 0 as page from page_change_parts where change_id = $1 and number = $2
     )
     select string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_attribute a, first
     where a.attrelid = 'generated_landing_pages'::regclass and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and first.page ? a.attname`,
    [undoes, number],
  );
  return rows[0]?.columns ?? 'id';
}

async function putRowsBack(client: PoolClient, change: Undoing, part: ChangePart): Promise<UndonePage[]> {
  const columns = await keptColumns(client, change, part);
  await holdTemplates(client, change, part);
  const { rows } = await client.query<UndonePage>(
    `insert into generated_landing_pages (${columns})
     select ${columns} from page_change_parts p,
       jsonb_populate_recordset(null::generated_landing_pages, p.deleted_rows) as kept
     where p.change_id = $1 and p.number = $2
       and exists (select from template_versions v where v.id = kept.template_version_id)
       and not exists (
         select from site_addresses a where a.path = '/' || kept.slug and (a.is_live or a.fallback is null)
       )
     order by kept.id
     on conflict do nothing
     returning id, slug, status`,
    [change.undoes, part.number],
  );
  return rows;
}

/** Locks their templates until the transaction ends, so that no page is restored without one. */
async function holdTemplates(client: PoolClient, { undoes }: Undoing, { number }: ChangePart): Promise<void> {
  await client.query(
    `select id from landing_page_templates where id in (
       select (kept ->> 'template_id')::uuid from page_change_parts, jsonb_array_elements(deleted_rows) kept
       where change_id = $1 and number = $2
     ) order by id for key share`,
    [undoes, number],
  );
}

async function countThere(client: PoolClient, { page_ids }: ChangePart): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*) as count from generated_landing_pages where id = any($1::uuid[])',
    [page_ids],
  );
  return rows[0]?.count ?? 0;
}
