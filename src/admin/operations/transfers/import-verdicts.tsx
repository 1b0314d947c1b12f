import { Button, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ImportJob, ImportResults, Verdict } from '../../../contract/operations/transfers.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { listName, typeLabels, verdictLabels } from './transfer-labels.ts';
import { transferWrites } from './transfer-queries.ts';

interface ImportVerdictsProps {
  job: ImportJob;
  results: ImportResults;
  onDone: () => void;
}

const verdicts: readonly Verdict[] = ['new', 'renamed', 'kept', 'left_out', 'refused'];

/** What becomes (or became) of a file, and the button that lets it happen. */
export function ImportVerdicts({ job, results, onDone }: ImportVerdictsProps) {
  const applying = useMutation(transferWrites.apply);
  const removing = useMutation(transferWrites.removeImport);
  const total = (verdict: Verdict) =>
    Object.values(results.counts).reduce((sum, counts) => sum + counts[verdict], 0);
  const coming = total('new') + total('renamed');
  const isWaiting = job.status === 'checked';
  return (
    <Stack gap="md">
      <Text size="md" role="status">
        {sentenceOf(job, { coming, refused: total('refused') })}
      </Text>
      {results.notes.map(note => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
      <CountTable results={results} />
      <ItemTable results={results} />
      <Group gap="xs" justify="flex-end">
        {isWaiting ? (
          <>
            <Button
              disabled={applying.isPending || removing.isPending}
              onClick={() => removing.mutate(job.id, { onSuccess: onDone })}
            >
              Discard the file
            </Button>
            <PrimaryButton
              disabled={coming === 0 || total('refused') > 0 || applying.isPending}
              onClick={() => applying.mutate(job.id)}
            >
              {importText(coming, applying.isPending)}
            </PrimaryButton>
          </>
        ) : (
          <Button onClick={onDone}>Close</Button>
        )}
      </Group>
    </Stack>
  );
}

/** The sentence above the lists says why, where there is nothing. */
function importText(coming: number, isImporting: boolean): string {
  if (isImporting) return 'Importing...';
  return coming === 0 ? 'Nothing to import' : `Import ${counted(coming, 'item')}`;
}

function sentenceOf(job: ImportJob, { coming, refused }: { coming: number; refused: number }): string {
  const what = `${job.file_name} as ${typeLabels[job.import_type]}`;
  if (job.status === 'completed') return `${what}: ${counted(coming, 'item')} imported.`;
  if (refused > 0) {
    const [are, them] = refused === 1 ? ['item is', 'it'] : ['items are', 'them'];
    return `${what}: ${count(refused)} ${are} invalid, so nothing is imported. Fix ${them} in the file and upload it again.`;
  }
  if (coming === 0) return `${what}: it contains nothing new.`;
  return `${what}: checked. ${counted(coming, 'item')} will be imported. Nothing has changed yet.`;
}

function CountTable({ results }: { results: ImportResults }) {
  const shown = verdicts.filter(verdict => Object.values(results.counts).some(counts => counts[verdict] > 0));
  return (
    <ScrollArea.Autosize type="auto">
      <Table aria-label="Result for each list" withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>List</Table.Th>
            {shown.map(verdict => (
              <Table.Th key={verdict} ta="right">
                {verdictLabels[verdict]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(results.counts).map(([field, counts]) => (
            <Table.Tr key={field}>
              <Table.Td>{listName(field)}</Table.Td>
              {shown.map(verdict => (
                <Table.Td key={verdict} ta="right" className="numeric">
                  {count(counts[verdict])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}

function ItemTable({ results }: { results: ImportResults }) {
  const items = results.items.slice(0, 1_000);
  if (items.length === 0) return null;
  return (
    <ScrollArea.Autosize
      mah={320}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Items' }}
    >
      <Table aria-label="Result for each item" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="45%">Item</Table.Th>
            <Table.Th>Verdict</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(item => (
            <Table.Tr key={`${item.field} ${item.place} ${item.verdict}`}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {item.name}
                <Text size="xs" c="dimmed" className="numeric">
                  {listName(item.field)}, {count(item.place)}
                </Text>
              </Table.Td>
              <Table.Td c={item.verdict === 'refused' ? 'var(--tone-red)' : 'inherit'}>
                {verdictLabels[item.verdict]}
                {item.reason && `: ${item.reason}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
