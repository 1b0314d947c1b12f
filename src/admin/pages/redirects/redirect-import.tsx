import { type ImportReport, redirectRoutes } from '../../../contract/pages/redirects.ts';
import { call, download } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { nounKey } from '../../platform/route-key.ts';
import { counted } from '../../platform/ui/count.ts';
import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { write } from '../../platform/write.ts';

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
    importCsv: importWrite({
      send: async body => {
        const report = await call(redirectRoutes.import, { body });
        return { ...report, warnings: warningsOf(report.counts) };
      },
      nameOf: ({ source_path }) => source_path,
      changes: [nounKey(redirectRoutes.list)],
    }),
    keepVerdicts: write({
      mutationFn: (csv: string) =>
        download(redirectRoutes.judge, { body: { csv }, name: 'redirect-verdicts.csv' }),
      failure: 'The checks could not be read',
    }),
  });
}

const warningsOf = ({ hides_page, leads_nowhere }: ImportReport['counts']) => [
  ...(hides_page > 0 ? [`${counted(hides_page, 'row hides', 'rows hide')} a live page.`] : []),
  ...(leads_nowhere > 0
    ? [`${counted(leads_nowhere, 'row redirects', 'rows redirect')} to a missing address.`]
    : []),
];
