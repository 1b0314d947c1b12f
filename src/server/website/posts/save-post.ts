import { v7 as uuidv7 } from 'uuid';
import type { Post, PostInput } from '../../../contract/website/posts.ts';
import { requireStated } from '../../business/claims/require-stated.ts';
import { findEmailOf } from '../../identity/account/queries.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findHolder, keepAddress, lockAddresses, releaseAddress } from './address-queries.ts';
import { blogPages } from './blog-pages.ts';
import { findPostClaims } from './post-claims.ts';
import { postIssues } from './post-issues.ts';
import { presentPost } from './present-post.ts';
import { insertPost, lockPost, type PostTable, type PostText, updatePostRow } from './queries.ts';

export async function createPost(db: Db, input: PostInput, userId: string | null): Promise<Post> {
  return db.transaction().execute(trx => createPostIn(trx, input, userId));
}

/** Creates a post in the caller's transaction. */
export async function createPostIn(trx: Trx, input: PostInput, userId: string | null): Promise<Post> {
  await takeAddress(trx, input.slug, null);
  requireOwnMarks(input, null);
  const text = textOf(input, null);
  await requireStatedIn(trx, text);
  const row = await insertPost(trx, uuidv7(), text, userId);
  if (row.status === 'published') await announce(trx, blogPages);
  await writeActivity(trx, {
    action: 'created',
    noun: 'posts',
    id: row.id,
    name: row.title,
    after: { status: row.status },
  });
  return presentPost(trx, row);
}

/** Replaces a post unless it was saved by another user since. Its former public address redirects to it. */
export async function updatePost(
  db: Db,
  id: string,
  { revision, ...input }: PostInput & { revision: number },
  userId: string | null,
): Promise<Post> {
  return db.transaction().execute(async trx => {
    await lockAddresses(trx); // before the post, as everywhere: two savers never deadlock
    const before = await lockPost(trx, id);
    if (before.revision !== revision) throw await savedMeanwhile(trx, before);
    if (input.slug !== before.slug) await moveAddress(trx, before, input.slug);
    requireOwnMarks(input, before.status === 'published' ? before : null);
    const text = textOf(input, before.published_at);
    await requireStatedIn(trx, text);
    const row = await updatePostRow(trx, id, text, userId);
    if (before.status === 'published' || row.status === 'published') await announce(trx, blogPages);
    await writeActivity(trx, {
      action: before.status !== 'published' && row.status === 'published' ? 'published' : 'saved',
      noun: 'posts',
      id,
      name: row.title,
      before: { status: before.status, slug: before.slug },
      after: { status: row.status, slug: row.slug },
    });
    return presentPost(trx, row);
  });
}

/** Says before publishing what visitors would see otherwise than it was meant. What is public already is not asked again. */
function requireOwnMarks(
  { status, publish_anyway, ...post }: PostInput,
  published: Pick<PostTable, 'title' | 'description' | 'body'> | null,
): void {
  if (status !== 'published' || publish_anyway) return;
  const known = new Set(published && marksOf(published).map(({ excerpt }) => excerpt));
  const issues = marksOf(post).filter(({ excerpt }) => !known.has(excerpt));
  const [first] = issues;
  if (!first) return;
  const rest = issues.length - 1;
  throw new AppError(
    'conflict',
    `${first.message}${rest > 0 ? ` And ${rest} more.` : ''} Change it, or publish the post as it is.`,
    {
      reason: 'post-marks',
      fields: [{ path: 'body', message: first.message }],
      current: { issues },
    },
  );
}

const marksOf = ({ title, description, body }: Pick<PostText, 'title' | 'description' | 'body'>) =>
  [title, description, body].flatMap(text => postIssues(text));

/** A draft may have any claims; a published post only stated or accepted ones. */
async function requireStatedIn(trx: Trx, text: PostText): Promise<void> {
  if (text.status !== 'published') return;
  await requireStated(trx, {
    claims: () => findPostClaims(trx, text),
    otherwise: 'until then save the post as a draft',
  });
}

async function moveAddress(trx: Trx, before: PostTable, slug: string): Promise<void> {
  await takeAddress(trx, slug, before.id);
  await releaseAddress(trx, slug);
  // A draft that was public once may have been linked to as well.
  if (before.published_at !== null) await keepAddress(trx, before.slug, before.id);
}

/** Refuses an address that leads to another post, now or by a former name. */
async function takeAddress(trx: Trx, slug: string, postId: string | null): Promise<void> {
  await lockAddresses(trx);
  const holder = await findHolder(trx, slug);
  if (!holder || holder.id === postId) return;
  const message = holder.isFormer
    ? `This address still leads to “${holder.title}”, which moved from it. Choose another.`
    : `“${holder.title}” has this address already. Choose another.`;
  throw new AppError('conflict', message, { reason: 'slug-taken', fields: [{ path: 'slug', message }] });
}

async function savedMeanwhile(trx: Trx, { updated_by, updated_at }: PostTable): Promise<AppError> {
  const who = (updated_by && (await findEmailOf(trx, updated_by))) ?? 'Another user';
  const when = updated_at.toISOString().slice(0, 16).replace('T', ' at ');
  return new AppError(
    'conflict',
    `${who} saved this post on ${when} UTC. Your text was not saved. Check theirs, or save yours over it.`,
    { reason: 'post-changed' },
  );
}

/** The stored day: a post published without one gets this one; a draft keeps its former day. */
function textOf(post: PostInput, before: Date | null): PostText {
  const { published_at, publish_anyway: _, ...input } = post;
  const given = published_at ? new Date(published_at) : null;
  if (input.status === 'draft') return { ...input, published_at: given ?? before };
  // A day of the calendar begins in some places before it does here.
  if (given && given.getTime() > Date.now() + aDay) {
    const message = 'The day of a published post can’t lie in the future';
    throw new AppError('invalid', message, { fields: [{ path: 'published_at', message }] });
  }
  return { ...input, published_at: given ?? before ?? new Date() };
}

const aDay = 24 * 60 * 60 * 1_000;
