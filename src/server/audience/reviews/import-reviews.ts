import { v7 as uuidv7 } from 'uuid';
import { type ReviewImport, reviewInputSchema } from '../../../contract/audience/reviews.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { type CsvRecord, csvCell, readCsvRecords } from '../../platform/csv-records.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type ImportOptions, presentImportReport } from '../../platform/import-report.ts';
import { isDayFirst, readDay } from '../../platform/read-day.ts';
import { spoiledCellProblem } from '../../platform/spoiled-cells.ts';
import { mapYielding } from '../../platform/yielding.ts';
import { announceReviews } from './announce-review.ts';
import { checkReview, readServiceNames, readTown } from './check-review.ts';
import { externalIdOf } from './external-id.ts';
import {
  insertReviews,
  listByExternalId,
  lockReviews,
  type NewReview,
  type ReviewText,
  reviewTextKeys,
  updateReview,
} from './queries.ts';
import { readStars } from './read-stars.ts';
import type { ReviewTable } from './review-row.ts';

const columns = [
  'reviewed_on',
  'rating',
  'author',
  'words',
  'source_name',
  'source_url',
  'place',
  'service',
] as const;

const reviewCsv = {
  known: columns,
  required: ['reviewed_on', 'rating', 'source_name', 'source_url'],
  /** What spreadsheets of others call them. */
  headings: {
    date: 'reviewed_on',
    stars: 'rating',
    name: 'author',
    review: 'words',
    text: 'words',
    source: 'source_name',
    link: 'source_url',
    url: 'source_url',
    town: 'place',
  },
  maxRows: 20_000,
} as const;

interface ReadRow {
  readonly line: number;
  readonly author: string;
  readonly read: ReviewText | { readonly problem: string };
}

/** Matches a file with the stored reviews by their external ids. */
export async function importReviews(
  db: Db,
  { csv, ...options }: ImportOptions & { readonly csv: string },
  now: Date,
): Promise<ReviewImport> {
  const records = await readCsvRecords(csv, reviewCsv);
  const dayFirst = isDayFirst(records.map(({ record }) => record.reviewed_on));
  return db.transaction().execute(async trx => {
    await lockReviews(trx);
    const services = await readServiceNames(trx);
    const rows = await mapYielding(records, ({ record, line }): ReadRow => {
      const author = csvCell(record, 'author');
      return { line, author, read: readRow(record, { services, now, dayFirst }) };
    });
    return judge(trx, rows, options);
  });
}

interface ReviewFile {
  readonly services: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly dayFirst: boolean;
}

function readRow(record: CsvRecord['record'], { services, now, dayFirst }: ReviewFile): ReadRow['read'] {
  const spoiled = spoiledCellProblem(record, columns);
  if (spoiled !== null) return { problem: spoiled };
  const cells = Object.fromEntries(columns.map(name => [name, csvCell(record, name).trim()]));
  const parsed = reviewInputSchema.safeParse({
    ...cells,
    reviewed_on: readDay(cells.reviewed_on ?? '', dayFirst),
    rating: readStars(cells.rating ?? ''),
  });
  if (!parsed.success) return { problem: parsed.error.issues.map(({ message }) => message).join('. ') };
  const { place, ...text } = parsed.data;
  const service = services.get(text.service.toLowerCase());
  if (text.service !== '' && service === undefined) return { problem: `Service not found: ${text.service}` };
  try {
    checkReview(text, now);
    return { ...text, ...readTown(place), service: service ?? '' };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
}

type Verdict = ReviewImport['rows'][number];

async function judge(trx: Trx, rows: readonly ReadRow[], options: ImportOptions): Promise<ReviewImport> {
  const ids = (await mapYielding(rows, ({ read }) => ('problem' in read ? null : externalIdOf(read)))).filter(
    id => id !== null,
  );
  const stored = await listByExternalId(trx, 'other', ids);
  const added = new Map<string, ReviewText>();
  const changed = new Map<string, ReviewText & { readonly stored: ReviewTable }>();
  const seen = new Set<string>();
  const verdicts = await mapYielding(rows, ({ line, author, read }): Verdict => {
    const tell = (verdict: Verdict['verdict'], reason = ''): Verdict => ({ line, author, verdict, reason });
    if ('problem' in read) return tell('refused', read.problem);
    const id = externalIdOf(read);
    if (seen.has(id)) {
      const told = author === '' ? 'words' : 'author';
      return tell('refused', `A row above has the same source, ${told} and day.`);
    }
    seen.add(id);
    const before = stored.get(id);
    if (!before) {
      added.set(id, read);
      return tell('new');
    }
    if (reviewTextKeys.every(key => before[key] === read[key])) return tell('same');
    changed.set(id, { ...read, stored: before });
    return tell('changed');
  });
  const report = presentImportReport(verdicts, options);
  const { applied, counts } = report;
  if (applied && counts.new + counts.changed > 0) {
    const news: NewReview[] = [];
    for (const [external_id, text] of added)
      news.push({ ...text, id: uuidv7(), source: 'other', external_id });
    await insertReviews(trx, news);
    for (const { stored: before, ...text } of changed.values()) await updateReview(trx, before.id, text);
    const old = [...changed.values()].map(one => one.stored);
    await announceReviews(trx, ...added.values(), ...changed.values(), ...old);
    const after = { new: counts.new, changed: counts.changed };
    await writeActivity(trx, { action: 'imported', noun: 'reviews', id: null, name: '', after });
  }
  return report;
}
