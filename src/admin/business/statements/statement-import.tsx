import { CsvImport } from '../../platform/ui/csv-import.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { statementWrites } from './statement-queries.ts';

export function openStatementImport(): void {
  openDialog({ title: 'Import statements', size: 'xl' }, close => <StatementImport onDone={close} />);
}

function StatementImport({ onDone }: { onDone: () => void }) {
  return (
    <CsvImport
      intro={
        <>
          A CSV file like the exported one. A subject begins with its kind:{' '}
          <span className="mono">county:Palm Beach, FL</span>. A source is an https address or the word owner.
        </>
      }
      column="Statement"
      nouns={['statement', 'statements']}
      importCsv={statementWrites.importCsv}
      onDone={onDone}
    />
  );
}
