import type { Pool, PoolClient } from 'pg';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { announceOn } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { requireRunning } from '../../platform/jobs/chunked-run.ts';
import { checkSlugs } from '../page-renamings/write-slug-checks.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import type { PageFacts } from '../redirects/nearest-queries.ts';
import { returnToAddresses, undoAddressChange } from '../redirects/return-to-addresses.ts';
import type { BatchReversal, ChangePart, JobChange, PartOutcome } from './change-part.ts';
import { writeChangedPages } from './write-changed-pages.ts';
import { deleteEmptyTemplate } from './write-empty-template-deletion.ts';
import { writeUndonePages } from './write-undone-pages.ts';

/** The next part of a change, in the caller's transaction. False when there is none left. */
export async function writeNextPart(
  db: Db,
  client: PoolClient,
  change: JobChange,
  reversal: BatchReversal,
): Promise<boolean> {
  const { rows } = await client.query<ChangePart>(
    `select number, page_ids from page_change_parts where change_id = $1 and done_at is null order by number limit 1`,
    [change.id],
  );
  const [part] = rows;
  if (!part) return findMorePages(client, change, reversal);
  const outcome = isRevert(change)
    ? await reversal.revert(client, change, part)
    : await writeOutcome(db, client, change, part);
  await updateRedirects(client, change, outcome.changed);
  await recordProgress(client, change, part, outcome);
  if (change.undoes !== null && change.action === 'revert' && outcome.changed.length > 0) {
    const pageIds = outcome.changed.map(page => page.id);
    await reversal.restore(client, { changeId: change.undoes, number: part.number, pageIds });
  }
  await announceChanges(client, outcome);
  return true;
}

const isRevert = ({ action, undoes }: JobChange) => action === 'revert' && undoes === null;

/** Parts of pages that were made since, where all of them are meant. False when there are none. */
async function findMorePages(
  client: PoolClient,
  change: JobChange,
  reversal: BatchReversal,
): Promise<boolean> {
  if (isRevert(change)) return (await reversal.freeze(client, change)) > 0;
  return change.template_id !== null && deleteEmptyTemplate(client, change, change.template_id);
}

function writeOutcome(db: Db, client: PoolClient, change: JobChange, part: ChangePart): Promise<PartOutcome> {
  const { status, undoes } = change;
  if (status === 'checking') return checkSlugs(client, change, part);
  return undoes
    ? writeUndonePages(db, client, { ...change, undoes }, part)
    : writeChangedPages(db, client, change, part);
}

/** Undefined: completed or cancelled. */
export async function findRunning(client: PoolClient, id: string): Promise<JobChange | undefined> {
  const { rows } = await client.query<JobChange>(
    `select id, action, status, undoes, redirect_to, to_version_id, url_pattern, template_id, batch_id, created_by,
       changed_pages
     from page_changes where id = $1 and status in ('checking', 'running')`,
    [id],
  );
  return rows[0];
}

async function recordProgress(
  client: PoolClient,
  change: JobChange,
  part: ChangePart,
  { changed, missing, unchanged, problems = 0, notice, conflicts = 0 }: PartOutcome,
): Promise<void> {
  const isRemembered = change.undoes === null && change.action !== 'delete';
  await client.query(
    `update page_change_parts set done_at = now(), changed_ids = $3, before_change = $4
     where change_id = $1 and number = $2`,
    [
      change.id,
      part.number,
      changed.map(page => page.id),
      isRemembered ? changed.map(page => page.before) : null,
    ],
  );
  const update = await client.query(
    `update page_changes
     set done_pages = done_pages + $2, changed_pages = changed_pages + $3, unchanged_pages = unchanged_pages + $4,
         missing_pages = missing_pages + $5, notice = coalesce($6, notice), conflict_count = conflict_count + $7,
         problem_count = problem_count + $8, updated_at = now()
     where id = $1 and status = $9`,
    [
      change.id,
      part.page_ids.length,
      changed.length,
      unchanged ?? part.page_ids.length - changed.length - missing,
      missing,
      notice ?? null,
      conflicts,
      problems,
      change.status,
    ],
  );
  requireRunning(update);
}

export async function finishChange(
  client: PoolClient,
  change: JobChange,
  reversal: BatchReversal,
): Promise<void> {
  const update = await client.query(
    `update page_changes set status = case when status = 'checking' then 'checked' else 'completed' end,
       completed_at = case when status = 'running' then now() end, updated_at = now(),
       -- A deleted template is not restored, so the data to undo it may expire.
       undo_until = case when template_id is null then undo_until else now() + interval '1 day' end
     where id = $1 and status = $2`,
    [change.id, change.status],
  );
  requireRunning(update);
  if (change.action === 'revert') await reversal.finish(client, change);
}

/** After a failure. */
export async function stopChange(pool: Pool, id: string, notice: string): Promise<void> {
  await pool.query(
    `update page_changes set status = 'cancelled', notice = $2, updated_at = now()
     where id = $1 and status in ('checking', 'running')`,
    [id, notice],
  );
}

/** Few enough addresses to be named in one announcement. */
const maxNamed = 50;

async function announceChanges(
  client: PoolClient,
  { changed, affectsNeighbors }: PartOutcome,
): Promise<void> {
  if (changed.length === 0) return;
  const isFew = changed.length <= maxNamed && !affectsNeighbors;
  await announceOn(
    client,
    isFew ? { kind: 'pages', slugs: changed.map(page => page.slug) } : { kind: 'all-pages' },
  );
}

interface MovedPage {
  readonly slug: string;
  /** What a page was about that was public until now. */
  readonly left?: PageFacts | undefined;
}

/**
 * Redirects of the pages that a part changed, in its transaction: pages that leave get one at their old address, pages
 * that return lose theirs, and undoing restores the earlier redirects.
 */
async function updateRedirects(
  client: PoolClient,
  change: JobChange,
  pages: readonly MovedPage[],
): Promise<void> {
  const trx = kyselyOn(client);
  const slugs = pages.map(page => page.slug);
  const { action, undoes, redirect_to, template_id, batch_id } = change;
  if (slugs.length === 0 || !['publish', 'archive', 'draft', 'delete', 'revert'].includes(action)) return;
  if (undoes !== null) {
    // Rules replaced by the pages of a batch return when it is reverted again.
    await undoAddressChange(trx, { cause: undoes, slugs, keptFor: batch_id ?? undefined });
  } else if (action === 'revert') return;
  else if (action === 'publish') await returnToAddresses(trx, slugs, change.id);
  else {
    // A draft is expected back: its address leads nowhere.
    const isNowhere = action === 'draft' || redirect_to === noRedirect;
    const to = isNowhere ? { to: null } : redirect_to === null ? {} : { to: redirect_to };
    const left = pages.flatMap(({ slug, left: page }) => (page ? [{ slug, page, ...to }] : []));
    await leaveAddresses(trx, left, change.id, { leaving: template_id });
  }
}
