import { Alert, Button, FileInput, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport } from '../../../contract/pages/redirects.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { announce } from '../../platform/ui/announce.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { redirectWrites } from './redirect-queries.ts';

export function openRedirectImport(): void {
  const modal = modals.open({
    title: 'Import redirects',
    size: 'xl',
    closeButtonProps: { 'aria-label': 'Close' },
    children: <RedirectImport onDone={() => modals.close(modal)} />,
  });
}

/** A file is looked at first; it is taken as a whole, or not at all. */
function RedirectImport({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const looking = useMutation(redirectWrites.importCsv(client));
  const applying = useMutation(redirectWrites.importCsv(client));
  const [csv, setCsv] = useState('');
  const look = async (file: File | null) => {
    looking.reset();
    const text = (await file?.text()) ?? '';
    setCsv(text);
    if (text !== '') looking.mutate({ csv: text, apply: false });
  };
  const report = looking.data;
  const changes = report ? report.counts.new + report.counts.changed : 0;
  const error = looking.error ?? applying.error;
  return (
    <Stack gap="md">
      <Text size="md">
        A CSV file with the columns <span className="mono">source_path</span> and{' '}
        <span className="mono">destination_path</span>; <span className="mono">redirect_type</span>,{' '}
        <span className="mono">is_prefix</span>, <span className="mono">is_active</span> and{' '}
        <span className="mono">description</span> if you like. Nothing changes until you confirm.
      </Text>
      <FileInput
        label="CSV file"
        placeholder="Choose a file"
        accept=".csv,text/csv"
        clearable
        size="sm"
        onChange={file => void look(file)}
      />
      {looking.isPending && <Text c="dimmed">Reading every row…</Text>}
      {error && (
        <Alert color="red" variant="outline" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      {report && <Verdicts report={report} csv={csv} />}
      <Group justify="flex-end" gap="xs">
        <Button onClick={onDone}>Cancel</Button>
        <PrimaryButton
          disabled={!report || report.counts.refused > 0 || changes === 0 || applying.isPending}
          onClick={() =>
            applying.mutate(
              { csv, apply: true },
              {
                onSuccess: () => {
                  announce(`${counted(changes, 'redirect')} imported`);
                  onDone();
                },
              },
            )
          }
        >
          {importText(report ? changes : undefined, applying.isPending)}
        </PrimaryButton>
      </Group>
    </Stack>
  );
}

function importText(changes: number | undefined, isImporting: boolean): string {
  if (isImporting) return 'Importing...';
  if (changes === undefined) return 'Import redirects';
  return changes === 0 ? 'Nothing to import' : `Import ${counted(changes, 'redirect')}`;
}

const maxShown = 200;

function Verdicts({ report: { counts, rows }, csv }: { report: ImportReport; csv: string }) {
  const keeping = useMutation(redirectWrites.keepVerdicts());
  const total = counts.new + counts.changed + counts.same + counts.refused;
  const isPart = total > maxShown;
  return (
    <Stack gap="sm">
      <div role="status">
        <Text size="md">
          {count(counts.new)} new, {count(counts.changed)} changed, {count(counts.same)} the same,{' '}
          {counted(counts.refused, 'row')} refused.
          {counts.refused > 0 && ' Fix these rows in the file and upload it again.'}
        </Text>
        {counts.hides_page > 0 && (
          <Text size="md">{counted(counts.hides_page, 'row hides', 'rows hide')} a live page.</Text>
        )}
        {counts.leads_nowhere > 0 && (
          <Text size="md">
            {counted(counts.leads_nowhere, 'row redirects', 'rows redirect')} to a missing address.
          </Text>
        )}
      </div>
      <ScrollArea.Autosize mah={320} type="auto">
        <Table aria-label="Result for each row" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Line</Table.Th>
              <Table.Th>Source</Table.Th>
              <Table.Th>Verdict</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, maxShown).map(row => (
              <Table.Tr key={row.line}>
                <Table.Td className="numeric">{row.line}</Table.Td>
                <Table.Td className="mono" style={{ overflowWrap: 'anywhere' }}>
                  {row.source_path}
                </Table.Td>
                <Table.Td c={row.verdict === 'refused' ? 'var(--tone-red)' : 'inherit'}>
                  {row.verdict}
                  {row.reason && `: ${row.reason}`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {isPart
            ? `${maxShown} of ${count(total)} rows: rejected rows first, then rows to check.`
            : 'Rejected rows first, then rows to check.'}
        </Text>
        <Button size="xs" loading={keeping.isPending} onClick={() => keeping.mutate(csv)}>
          Download every verdict
        </Button>
      </Group>
    </Stack>
  );
}
