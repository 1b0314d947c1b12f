import { reviewRoutes } from '../../../contract/audience/reviews.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { nounKey } from '../../platform/route-key.ts';
import { openCsvImport } from '../../platform/ui/csv-import.tsx';

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
    importCsv: importWrite({
      send: body => call(reviewRoutes.import, { body }),
      nameOf: ({ author }) => author || 'No author',
      changes: [nounKey(reviewRoutes.list)],
    }),
  });
}
