import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type ImportJob,
  type ImportResults,
  transferRoutes,
  type Verdict,
} from '../../../contract/operations/transfers.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { PlainTable } from '../../platform/ui/plain-table.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { write } from '../../platform/write.ts';
import { listName, typeLabels, verdictLabels } from './transfer-labels.ts';

interface ImportVerdictsProps {
  job: ImportJob;
  results: ImportResults;
  onDone: () => void;
}

const verdicts: readonly Verdict[] = ['new', 'renamed', 'kept', 'left_out', 'refused'];

/** What becomes (or became) of a file, and the button that lets it happen. */
export function ImportVerdicts({ job, results, onDone }: ImportVerdictsProps) {
  const applying = useMutation(
    write(transferRoutes.applyImport, { failure: 'The import could not be started' }),
  );
  const removing = useMutation(
    write(transferRoutes.removeImport, {
      failure: 'The import could not be deleted',
      done: 'Import deleted',
    }),
  );
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
              onClick={() => removing.mutate({ params: { id: job.id } }, { onSuccess: onDone })}
            >
              Discard the file
            </Button>
            <PrimaryButton
              disabled={coming === 0 || total('refused') > 0 || applying.isPending}
              onClick={() => applying.mutate({ params: { id: job.id } })}
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

/** The sentence above the lists explains why they are empty. */
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

type ListCounts = [field: string, counts: ImportResults['counts'][string]];

function CountTable({ results }: { results: ImportResults }) {
  const shown = verdicts.filter(verdict => Object.values(results.counts).some(counts => counts[verdict] > 0));
  return (
    <PlainTable
      label="Result for each list"
      columns={[
        { title: 'List', render: ([field]) => listName(field) },
        ...shown.map(verdict => ({
          title: verdictLabels[verdict],
          isNumber: true,
          render: ([, counts]: ListCounts) => count(counts[verdict]),
        })),
      ]}
      rows={Object.entries(results.counts)}
      keyOf={([field]) => field}
    />
  );
}

function ItemTable({ results }: { results: ImportResults }) {
  const items = results.items.slice(0, 1_000);
  if (items.length === 0) return null;
  return (
    <PlainTable
      label="Result for each item"
      maxHeight={320}
      columns={[
        {
          title: 'Item',
          render: item => (
            <>
              {item.name}
              <Text size="xs" c="dimmed" className="numeric">
                {listName(item.field)}, {count(item.place)}
              </Text>
            </>
          ),
        },
        {
          title: 'Verdict',
          render: ({ verdict, reason }) => (
            <Text inherit {...(verdict === 'refused' && { c: 'var(--tone-red)' })}>
              {verdictLabels[verdict]}
              {reason && `: ${reason}`}
            </Text>
          ),
        },
      ]}
      rows={items}
      keyOf={({ field, place, verdict }) => `${field} ${place} ${verdict}`}
    />
  );
}
