import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { PageChangeCard } from '../../pages/page-changes/page-change-card.tsx';
import { PageOfConflicts } from '../../pages/page-moves/conflict-list.tsx';
import { pageMoveMutations } from '../../pages/page-moves/page-move-mutations.ts';
import { pageMoveQueries } from '../../pages/page-moves/page-move-queries.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { isFinished } from './batch-status.ts';

/** Compares the batch's pages with the newest template version and offers the update. */
export function BatchVersionCard({ batch }: { batch: Batch }) {
  const client = useQueryClient();
  const isShown =
    isFinished(batch) && !batch.is_reverting && !batch.reverted_at && batch.template_id !== null;
  const outdated = useQuery({ ...pageMoveQueries.batchOutdated(batch.id), enabled: isShown }).data;
  const update = useMutation(pageMoveMutations.updateBatch);
  const move = outdated?.last_move;
  const isMoving = move?.status === 'running';
  const hasEdits = Boolean(outdated && outdated.edited_count > 0 && (outdated.outdated_count > 0 || move));
  const conflicts = useQuery(
    readQuery(pageMoveRoutes.batchConflicts, {
      params: { id: batch.id },
      query: {},
      enabled: isShown && hasEdits,
    }),
  ).data;
  // What a finished move changed is read again: the batch's version, and what conflicts now.
  useEffect(() => {
    if (!move || isMoving) return;
    void client.invalidateQueries({
      queryKey: keyOf(pageMoveRoutes.batchConflicts, { params: { id: batch.id } }),
    });
    void client.invalidateQueries({ queryKey: keyOf(batchRoutes.read, { params: { id: batch.id } }) });
  }, [client, move, isMoving, batch.id]);
  if (!isShown || !outdated) return null;
  const waits = batch.total_failed > 0 && batch.template_version !== outdated.newest_version;
  const canUpdate = (outdated.outdated_count > 0 || waits) && outdated.newest_version !== null && !isMoving;
  if (!canUpdate && !move) return null;
  return (
    <Panel
      title="Template version"
      help={
        canUpdate
          ? `${counted(outdated.outdated_count, 'page of this batch is', 'pages of this batch are')} on an older version than ${outdated.newest_version}, the newest.${
              outdated.edited_count > 0
                ? ` ${counted(outdated.edited_count, 'has texts', 'have texts')} edited by hand; updating keeps them.`
                : ''
            }`
          : `Every page of this batch is on version ${outdated.newest_version}, the newest.`
      }
      aside={
        canUpdate && (
          <Button loading={update.isPending} onClick={() => update.mutate({ params: { id: batch.id } })}>
            {outdated.outdated_count > 0 ? `Update ${counted(outdated.outdated_count, 'page')}` : 'Update'} to
            version {outdated.newest_version}
          </Button>
        )
      }
    >
      {move && <PageChangeCard key={move.id} change={move} />}
      {conflicts?.items.map(item => (
        <PageOfConflicts key={item.page_id} page={item} />
      ))}
      {conflicts?.next_cursor && batch.template_id && (
        <Text>
          More than {count(conflicts.items.length)} pages are in conflict:{' '}
          <TextLink to="/admin/templates/$id/pages" params={{ id: batch.template_id }}>
            resolve all at once
          </TextLink>
        </Text>
      )}
    </Panel>
  );
}
