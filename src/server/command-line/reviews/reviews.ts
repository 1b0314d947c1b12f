import { z } from 'zod';
import { type ReviewFilter, type ReviewImport, reviewRoutes } from '../../../contract/audience/reviews.ts';
import { importReviews } from '../../audience/reviews/import-reviews.ts';
import { countReviews, listReviews } from '../../audience/reviews/queries.ts';
import { presentReview } from '../../audience/reviews/review-row.ts';
import { publishReview, withdrawReview } from '../../audience/reviews/save-review.ts';
import { type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';

export type ReviewOptions = ReviewFilter;

const largestFile = 10_000_000;
const maxListed = 1_000;
const maxCounted = 1_000_000;

/** The last added reviews of a filter, and how many there are. */
export async function listReviewsCommand(
  { limit, ...filter }: ReviewOptions & { readonly limit: string },
  output: Output,
): Promise<void> {
  return withSession(async ({ db }) => {
    const most = Math.min(maxListed, Math.max(1, Number.parseInt(limit, 10) || 1));
    const reviews = (await listReviews(db, { ...filter, after: null, limit: most })).map(presentReview);
    const total = await countReviews(db, filter, maxCounted);
    const rows = reviews.map(one => [
      one.id,
      one.status,
      one.reviewed_on,
      `${one.rating} of 5`,
      one.source_name || one.source,
      one.city === '' ? '' : `${one.city}, ${one.state}`,
      one.words.replaceAll(/\s+/g, ' ').slice(0, 60),
    ]);
    const heads = ['Id', 'Status', 'Day', 'Stars', 'Source', 'Town', 'Words'];
    output.result(
      { reviews, total },
      rows.length === 0 ? 'No reviews found' : `${table(heads, rows)}\n${rows.length} of ${total}`,
    );
  });
}

/** Applies all rows or none. A dry run only shows the result of each row. */
export async function importReviewsCommand(
  file: string,
  { dryRun = false }: { readonly dryRun?: boolean },
  output: Output,
): Promise<ExitCode> {
  const csv = await readTextFile(file, largestFile);
  return withSession(async ({ db }) => {
    const report = await importReviews(db, { csv, apply: !dryRun }, new Date());
    for (const { line, author, verdict, reason } of report.rows)
      if (reason !== '') output.note(`Line ${line}, ${author || 'no author'}: ${verdict}. ${reason}`);
    output.result(report, summary(report, dryRun));
    return report.counts.refused > 0 ? exitCodes.failed : exitCodes.done;
  });
}

function summary({ counts, applied }: ReviewImport, isDryRun: boolean): string {
  const words = `${counts.new} new, ${counts.changed} changed, ${counts.same} as they are, ${counts.refused} refused.`;
  if (applied) return `Imported: ${words}`;
  return isDryRun ? `Nothing was changed. It would be: ${words}` : `Nothing was changed: ${words}`;
}

export async function publishReviewCommand(id: string, output: Output): Promise<void> {
  checkId(id);
  return withSession(async ({ db }) => {
    const { status } = await publishReview(db, id);
    output.result({ id, status }, `Published: ${id}`);
  });
}

export async function withdrawReviewCommand(
  id: string,
  options: { readonly reason: string },
  output: Output,
): Promise<void> {
  checkId(id);
  const given = reviewRoutes.withdraw.body.safeParse(options);
  if (!given.success) throw misuse(given.error.issues[0]?.message ?? 'Say why.');
  return withSession(async ({ db }) => {
    const { status } = await withdrawReview(db, id, given.data.reason);
    output.result({ id, status }, `Withdrawn: ${id}`);
  });
}

function checkId(id: string): void {
  if (!z.uuid().safeParse(id).success) throw misuse(`“${id}” is not the id of a review.`);
}
