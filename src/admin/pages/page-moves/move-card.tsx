import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PageMove } from '../../../contract/pages/page-moves.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { pageMoveWrites } from './page-move-writes.ts';

/** The last move: its progress, with stop and undo. */
export function MoveCard({ move }: { move: PageMove }) {
  const cancel = useMutation(pageMoveWrites.cancel);
  const undo = useMutation(pageMoveWrites.undo);
  const percent = move.total_pages === 0 ? 100 : Math.floor((move.moved_pages / move.total_pages) * 100);
  return (
    <Paper p="lg">
      <Group justify="space-between" gap="xs" mb="xs">
        <Text component="output" fw={500}>
          {sentence(move)}
        </Text>
        <Text c="dimmed" size="sm" className="numeric">
          {count(move.moved_pages)} of {count(move.total_pages)} · {percent}%
        </Text>
      </Group>
      <Progress value={percent} aria-label="Pages moved" />
      {move.notice && <Text mt="sm">{move.notice}</Text>}
      <Group mt="md" gap="sm">
        {move.status === 'moving' && (
          <Button size="xs" disabled={cancel.isPending} onClick={() => cancel.mutate(move.id)}>
            Stop
          </Button>
        )}
        {move.can_undo && (
          <Button size="xs" disabled={undo.isPending} onClick={() => undo.mutate(move.id)}>
            Undo this move
          </Button>
        )}
        {move.conflict_count > 0 && (
          <Text size="sm" c="dimmed">
            {counted(move.conflict_count, 'conflict')} found
          </Text>
        )}
      </Group>
    </Paper>
  );
}

function sentence({ status, undoes, to_version, moved_pages }: PageMove): string {
  const pages = counted(moved_pages, 'page');
  if (status === 'moving') {
    const goal = undoes ? 'back to where they were' : `to version ${to_version}`;
    return `Moving pages ${goal}. You can leave this screen. The work continues.`;
  }
  if (undoes)
    return status === 'completed' ? `Undone: ${pages} moved back.` : `Stopped: ${pages} moved back.`;
  return status === 'completed'
    ? `${pages} moved to version ${to_version}.`
    : `Stopped: ${pages} moved to version ${to_version}.`;
}
