import { Alert, Button, FileInput, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceImport } from '../../../contract/business/services.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { type Pack, serviceWrites } from './service-queries.ts';

export function openServiceImport(pack: Pack): void {
  const modal = modals.open({
    title: 'Import services',
    size: 'xl',
    closeButtonProps: { 'aria-label': 'Close' },
    children: <ServiceImportForm pack={pack} onDone={() => modals.close(modal)} />,
  });
}

/** A file is looked at first; it is taken as a whole, or not at all. */
function ServiceImportForm({ pack, onDone }: { pack: Pack; onDone: () => void }) {
  const client = useQueryClient();
  const looking = useMutation(serviceWrites.importCsv(client));
  const applying = useMutation(serviceWrites.importCsv(client));
  const [csv, setCsv] = useState('');
  const look = async (file: File | null) => {
    looking.reset();
    applying.reset();
    const text = (await file?.text()) ?? '';
    setCsv(text);
    if (text !== '') looking.mutate({ content_pack: pack, csv: text, apply: false });
  };
  const rows = looking.data?.rows ?? [];
  const changes = rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed').length;
  const isRefused = rows.some(({ verdict }) => verdict === 'refused');
  const error = looking.error ?? applying.error;
  return (
    <Stack gap="md">
      <Text size="md">
        A CSV file like the exported one: a row for each service, told apart by{' '}
        <span className="mono">name</span>. In a cell, each line is one keyword, item, step or question; a
        title and its text are parted by a bar. Nothing changes until you confirm.
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
      {rows.length > 0 && <Verdicts rows={rows} />}
      <Group justify="flex-end" gap="xs">
        <Button onClick={onDone}>Cancel</Button>
        <PrimaryButton
          disabled={changes === 0 || isRefused || applying.isPending}
          onClick={() =>
            applying.mutate(
              { content_pack: pack, csv, apply: true },
              {
                onSuccess: () => {
                  announce(`${counted(changes, 'service')} imported`);
                  onDone();
                },
              },
            )
          }
        >
          {looking.data && changes === 0 ? 'Nothing to import' : 'Import services'}
        </PrimaryButton>
      </Group>
    </Stack>
  );
}

function Verdicts({ rows }: { rows: ServiceImport['rows'] }) {
  return (
    <ScrollArea.Autosize mah={320} type="auto">
      <Table aria-label="Result for each row" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Line</Table.Th>
            <Table.Th>Service</Table.Th>
            <Table.Th>Verdict</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(row => (
            <Table.Tr key={row.line}>
              <Table.Td className="numeric">{row.line}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{row.name}</Table.Td>
              <Table.Td c={row.verdict === 'refused' ? 'var(--tone-red)' : 'inherit'}>
                {row.verdict}
                {row.reason && `: ${row.reason}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
