import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { CsvImport } from '../../platform/ui/csv-import.tsx';
import { statementWrites } from './statement-queries.ts';

export function openStatementImport(): void {
  const modal = modals.open({
    title: 'Import statements',
    size: 'xl',
    closeButtonProps: { 'aria-label': 'Close' },
    children: <StatementImport onDone={() => modals.close(modal)} />,
  });
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
      importCsv={statementWrites.importCsv(useQueryClient())}
      onDone={onDone}
    />
  );
}
