import { Alert, Button, Checkbox, Group, List, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { type DeletedPages } from '../../contract/batch-input.ts';
import { type Batch, type BatchStatus, batchRoutes } from '../../contract/batches.ts';
import { call } from '../api.ts';
import { announce } from '../ui/announce.ts';
import { count, counted } from '../ui/count.ts';
import { batchQueries } from './batch-queries.ts';
import { confirmBatchDeletions } from './confirm-batch-deletion.tsx';
import { type BatchSelection, canGenerate } from './use-batch-selection.ts';

/** Batches of one call: small enough that progress moves and nothing times out. */
const AT_ONCE = 100;
const REFUSALS_SHOWN = 5;

interface BulkWish {
  action: 'generate' | 'delete';
  pages?: DeletedPages;
}

type Outcome = z.output<typeof batchRoutes.bulk.reply>;

interface SelectionBarProps {
  selection: BatchSelection;
  /** The batches on this page of the list. */
  shown: readonly Batch[];
  total: number;
  filter: { search?: string; status?: BatchStatus };
}

/** Select, deselect, and what can be done with the selected. */
export function BatchSelectionBar({ selection, shown, total, filter }: SelectionBarProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [refused, setRefused] = useState<Outcome['refused']>([]);
  const all = useMutation({
    mutationFn: () => call(batchRoutes.ids, { query: filter }),
    meta: { failure: 'The batches could not be selected' },
    onSuccess: ({ ids }) => selection.replace(ids),
  });
  const work = useMutation({
    mutationFn: (wish: BulkWish) =>
      inParts(wish, [...selection.ids], (done, of) => setProgress({ done, of })),
    meta: { failure: 'Not everything was done' },
    onSuccess: (outcome, { action }) => {
      const word = action === 'delete' ? 'deleted' : 'on the way';
      announce(`${counted(outcome.done, 'batch', 'batches')} ${word}`);
      setRefused(outcome.refused);
      selection.replace([]);
    },
    onSettled: () => {
      setProgress(null);
      void client.invalidateQueries({ queryKey: batchQueries.all });
    },
  });
  const size = selection.ids.size;
  const ready = shown.filter(batch => selection.ids.has(batch.id) && canGenerate(batch)).length;
  const isElsewhere = size > shown.filter(batch => selection.ids.has(batch.id)).length;
  const isWholePage = shown.length > 0 && shown.every(batch => selection.ids.has(batch.id));
  if (shown.length === 0 && size === 0) return null;
  return (
    <Paper p="sm">
      <Group gap="sm">
        <Checkbox
          label={isWholePage ? 'Deselect all' : 'Select all'}
          checked={isWholePage}
          indeterminate={size > 0 && !isWholePage}
          onChange={() => selection.replace(isWholePage ? [] : shown.map(batch => batch.id))}
        />
        {isWholePage && total > size && (
          <Button size="compact-sm" variant="subtle" loading={all.isPending} onClick={() => all.mutate()}>
            Select all {count(Math.min(total, 10_000))}
          </Button>
        )}
        <Text component="output" size="sm" c="dimmed" className="numeric" style={{ flex: 1 }}>
          {progress
            ? `${count(progress.done)} of ${count(progress.of)} done…`
            : size > 0 && `${count(size)} selected`}
        </Text>
        {/* On a phone the first row counts more than buttons that do nothing yet. */}
        <Group gap="xs" {...(size === 0 ? { visibleFrom: 'sm' } : {})}>
          <Button
            disabled={(ready === 0 && !isElsewhere) || work.isPending}
            onClick={() => work.mutate({ action: 'generate' })}
          >
            Generate Selected
          </Button>
          <Button
            {...(size > 0 ? { c: 'var(--tone-red)' } : {})}
            disabled={size === 0 || work.isPending}
            onClick={() => confirmBatchDeletions(size, pages => work.mutate({ action: 'delete', pages }))}
          >
            Delete Selected
          </Button>
        </Group>
      </Group>
      {refused.length > 0 && (
        <Alert
          color="yellow"
          variant="outline"
          mt="sm"
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => setRefused([])}
          title={`${counted(refused.length, 'batch was', 'batches were')} left as they are`}
        >
          <List size="sm">
            {refused.slice(0, REFUSALS_SHOWN).map(one => (
              <List.Item key={one.id}>
                {one.name}: {one.message}
              </List.Item>
            ))}
          </List>
          {refused.length > REFUSALS_SHOWN && (
            <Text size="sm">… and {count(refused.length - REFUSALS_SHOWN)} more</Text>
          )}
        </Alert>
      )}
    </Paper>
  );
}

async function inParts(
  wish: BulkWish,
  ids: readonly string[],
  onProgress: (done: number, of: number) => void,
): Promise<Outcome> {
  const whole: Outcome = { done: 0, refused: [] };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    onProgress(from, ids.length);
    const part = await call(batchRoutes.bulk, { body: { ...wish, ids: ids.slice(from, from + AT_ONCE) } });
    whole.done += part.done;
    whole.refused.push(...part.refused);
  }
  return whole;
}
