import { Alert, Button, List, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { BatchStatus } from '../../../contract/generation/batch-filter.ts';
import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { call } from '../../platform/api.ts';
import { readAgain } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { SelectionBar } from '../../platform/ui/selection-bar.tsx';
import { write } from '../../platform/write.ts';
import { askToGenerate } from './ask-to-generate.tsx';
import { batchKeys } from './batch-queries.ts';
import { confirmBatchDeletions } from './confirm-batch-deletion.tsx';
import { type BatchSelection, canGenerate } from './use-batch-selection.ts';

/** Batches of one call: small enough that progress moves and nothing times out. */
const AT_ONCE = 100;
const REFUSALS_SHOWN = 5;

interface BulkInput {
  action: 'generate' | 'delete';
  ids: readonly string[];
  pages?: DeletedPages;
}

type Outcome = z.output<typeof batchRoutes.bulk.reply>;

interface BatchSelectionBarProps {
  selection: BatchSelection;
  /** The batches on this page of the list. */
  shown: readonly Batch[];
  total: number;
  filter: { search: string | undefined; status: BatchStatus | undefined };
}

/** What can be done with the selected batches. */
export function BatchSelectionBar({ selection, shown, total, filter }: BatchSelectionBarProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [refused, setRefused] = useState<Outcome['refused']>([]);
  const all = useMutation(
    write(batchRoutes.ids, {
      failure: 'The batches could not be selected',
      remember: (_client, { ids }) => selection.replace(ids),
    }),
  );
  const work = useMutation({
    mutationFn: (input: BulkInput) => inParts(input, (done, of) => setProgress({ done, of })),
    meta: { failure: 'Not everything was done' },
    onSuccess: (outcome, { action, ids }) => {
      const word = action === 'delete' ? 'deleted' : 'on the way';
      announce(`${counted(outcome.done, 'batch', 'batches')} ${word}`);
      setRefused(outcome.refused);
      selection.replace([...selection.ids].filter(id => !ids.includes(id)));
    },
    onSettled: () => {
      setProgress(null);
      void readAgain(client, batchKeys);
    },
  });
  const size = selection.ids.size;
  const selected = shown.filter(batch => selection.ids.has(batch.id));
  const isElsewhere = size > selected.length;
  const canStart = isElsewhere || selected.some(canGenerate);
  const generate = () => {
    const ids = [...selection.ids];
    const areApproved = !isElsewhere && selected.every(batch => batch.status === 'approved');
    if (areApproved) work.mutate({ action: 'generate', ids });
    else askToGenerate(ids, ready => work.mutate({ action: 'generate', ids: ready }));
  };
  return (
    <>
      {size > 0 && (
        <SelectionBar
          status={
            progress
              ? `${count(progress.done)} of ${count(progress.of)} done…`
              : `${counted(size, 'batch', 'batches')} selected`
          }
          more={
            selected.length === shown.length &&
            total > size && (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={all.isPending}
                onClick={() => all.mutate({ query: filter })}
              >
                Select all {count(Math.min(total, 10_000))} batches
              </Button>
            )
          }
          onClear={() => selection.replace([])}
        >
          <Button disabled={!canStart || work.isPending} onClick={generate}>
            Generate Selected
          </Button>
          <Button
            c="var(--tone-red)"
            disabled={work.isPending}
            onClick={() =>
              confirmBatchDeletions(size, pages =>
                work.mutate({ action: 'delete', ids: [...selection.ids], pages }),
              )
            }
          >
            Delete Selected
          </Button>
        </SelectionBar>
      )}
      {refused.length > 0 && (
        <Alert
          color="yellow"
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => setRefused([])}
          title={counted(refused.length, 'batch was left as it is', 'batches were left as they are')}
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
    </>
  );
}

async function inParts(
  { ids, ...input }: BulkInput,
  onProgress: (done: number, of: number) => void,
): Promise<Outcome> {
  const whole: Outcome = { done: 0, refused: [] };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    onProgress(from, ids.length);
    const part = await call(batchRoutes.bulk, { body: { ...input, ids: ids.slice(from, from + AT_ONCE) } });
    whole.done += part.done;
    whole.refused.push(...part.refused);
  }
  return whole;
}
