import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { redirectWrites } from './redirect-queries.ts';

export function openRedirectImport(): void {
  openCsvImport({
    intro: (
      <>
        A CSV file of Redirection, Yoast, Rank Math or Shopify, or with the columns{' '}
        <span className="mono">source_path</span> and <span className="mono">destination_path</span>.
        Optional: <span className="mono">redirect_type</span>, <span className="mono">is_prefix</span>,{' '}
        <span className="mono">is_active</span> and <span className="mono">description</span>.
      </>
    ),
    column: 'Source',
    nouns: ['redirect', 'redirects'],
    importCsv: redirectWrites.importCsv,
    keepVerdicts: redirectWrites.keepVerdicts,
  });
}
