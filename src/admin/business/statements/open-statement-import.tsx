import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { statementMutations } from './statement-mutations.ts';

/** Opens the import of statements from a CSV file. */
export function openStatementImport(): void {
  openCsvImport({
    intro: (
      <>
        A CSV file like the exported one. A subject begins with its kind:{' '}
        <span className="mono">county:Palm Beach, FL</span>. A source is an https address or the word owner.
      </>
    ),
    column: 'Statement',
    nouns: ['statement', 'statements'],
    importCsv: statementMutations.importCsv,
  });
}
