import { Alert, Anchor, Button, Checkbox, Group, List, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GiveawayDraw, giveawayRoutes } from '../../../contract/audience/giveaway.ts';
import { readQuery } from '../../platform/read-query.ts';
import { askFirst } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

/** Drawing a winner, and every draw there was. */
export function DrawCard() {
  const draws = useQuery(readQuery(giveawayRoutes.draws));
  const drawing = useMutation(write(giveawayRoutes.draw, { failure: 'No winner could be drawn' }));
  const [leavesOut, setLeavesOut] = useState(true);
  const { can_win = 0, have_won = 0, items = [] } = draws.data ?? {};
  const pool = leavesOut ? can_win - have_won : can_win;
  const ask = () =>
    askFirst({
      title: 'Draw a winner',
      question: `One of ${counted(pool, 'entry', 'entries')} is drawn at random, each with the same chance. The draw is recorded and can’t be taken back.`,
      action: 'Draw now',
      keep: 'Not yet',
      onConfirm: () => drawing.mutate({ body: { leaves_out_winners: leavesOut } }),
    });
  return (
    <QueryBoundary title="The draws could not be read" query={draws}>
      <Panel title="Draw a winner" p="md">
        {drawing.data && (
          <Alert color="green" role="status" title={drawing.data.winner_names} w="100%">
            <Text size="md">
              Drawn from {counted(drawing.data.entries, 'entry', 'entries')}. Write to{' '}
              <Anchor href={`mailto:${drawing.data.winner.email}`} underline="always">
                {drawing.data.winner.email}
              </Anchor>{' '}
              or call {drawing.data.winner.phone}.
            </Text>
          </Alert>
        )}
        <Text c="dimmed">
          {pool === 0
            ? 'Nobody to draw from yet.'
            : `${counted(pool, 'entry', 'entries')} can win. Entries that look like spam are left out.`}
        </Text>
        <Group gap="md">
          <Button disabled={pool === 0 || drawing.isPending} onClick={ask}>
            {drawing.isPending ? 'Drawing...' : 'Draw a Winner'}
          </Button>
          <Checkbox
            label="Leave out those who have won"
            checked={leavesOut}
            onChange={event => setLeavesOut(event.currentTarget.checked)}
          />
        </Group>
        {items.length > 0 && <PastDraws draws={items} />}
      </Panel>
    </QueryBoundary>
  );
}

function PastDraws({ draws }: { draws: readonly GiveawayDraw[] }) {
  return (
    <List size="sm" spacing={4} aria-label="Draws so far">
      {draws.map(draw => (
        <List.Item key={draw.id}>
          <b>{draw.winner_names}</b>, <Timestamp at={draw.drawn_at} />: number {draw.place} of{' '}
          {counted(draw.entries, 'entry', 'entries')}
          {draw.drawn_by && ` (drawn by ${draw.drawn_by})`}
        </List.Item>
      ))}
    </List>
  );
}
