import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { reviewWrites } from './review-queries.ts';

export function openReviewImport(): void {
  openCsvImport({
    intro: (
      <>
        A CSV file with the columns{' '}
        <span className="mono">
          reviewed_on, rating, author, words, source_name, source_url, place, service
        </span>
        . Days are like 2026-03-05, places like Springfield, IL. A review with the same source, author and day
        is changed, not added.
      </>
    ),
    column: 'Author',
    nouns: ['review', 'reviews'],
    importCsv: reviewWrites.importCsv,
  });
}
