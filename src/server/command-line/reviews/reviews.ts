import { type ReviewFilter, reviewRoutes } from '../../../contract/audience/reviews.ts';
import { importReviews } from '../../audience/reviews/import-reviews.ts';
import { countReviews, listReviews } from '../../audience/reviews/queries.ts';
import { presentReview } from '../../audience/reviews/review-row.ts';
import { publishReview, withdrawReview } from '../../audience/reviews/save-review.ts';
import { readId } from '../command-parts.ts';
import { type ExitCode, misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';
import { type ImportFlags, reportImport } from '../report-import.ts';

const largestFile = 10_000_000;
const maxCounted = 1_000_000;

/** The last added reviews of a filter, and how many there are. */
export async function listReviewsCommand(
  output: Output,
  { limit, ...filter }: ReviewFilter & { readonly limit: number },
): Promise<void> {
  return withSession(async ({ db }) => {
    const reviews = (await listReviews(db, { ...filter, after: null, limit })).map(presentReview);
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

/** Applies all rows or none; with --skip-refused all but refused ones. A dry run only shows the result of each row. */
export async function importReviewsCommand(
  output: Output,
  file: string,
  { dryRun = false, skipRefused = false }: ImportFlags,
): Promise<ExitCode> {
  const csv = await readTextFile(file, largestFile, output);
  return withSession(async ({ db }) => {
    const report = await importReviews(db, { csv, apply: !dryRun, skip_refused: skipRefused }, new Date());
    for (const { line, author, verdict, reason } of report.rows)
      if (reason !== '') output.note(`Line ${line}, ${author || 'no author'}: ${verdict}. ${reason}`);
    return reportImport(report, report.counts, { isDryRun: dryRun, output });
  });
}

export async function publishReviewCommand(output: Output, id: string): Promise<void> {
  readId(id, 'a review');
  return withSession(async ({ db }) => {
    const { status } = await publishReview(db, id);
    output.result({ id, status }, `Published: ${id}`);
  });
}

export async function withdrawReviewCommand(
  output: Output,
  id: string,
  options: { readonly reason: string },
): Promise<void> {
  readId(id, 'a review');
  const given = reviewRoutes.withdraw.body.safeParse(options);
  if (!given.success) throw misuse(given.error.issues[0]?.message ?? 'Say why.');
  return withSession(async ({ db }) => {
    const { status } = await withdrawReview(db, id, given.data.reason);
    output.result({ id, status }, `Withdrawn: ${id}`);
  });
}
