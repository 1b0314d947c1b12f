import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PageChange, pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { canStop, changeSentence, leftLabel } from './page-change-labels.ts';
import { isUnderWay, pageChangeMutations, readPagesAgain, rememberChange } from './page-change-mutations.ts';

/** Polling interval while the live connection is lost (ms). */
const FALLBACK_POLL = 2_000;

/** One bulk change: its progress and result, with stop and undo. */
export function PageChangeCard({ change: listed, onClose }: { change: PageChange; onClose?: () => void }) {
  const client = useQueryClient();
  const isListedRunning = isUnderWay(listed);
  const known = useQuery(
    readQuery(pageChangeRoutes.read, { params: { id: listed.id }, enabled: isListedRunning }),
  ).data;
  const change = known && known.updated_at >= listed.updated_at ? known : listed;
  const isRunning = isUnderWay(change);
  const connection = useServerEvents({
    route: pageChangeRoutes.events,
    params: { id: listed.id },
    event: 'page-change',
    enabled: isRunning,
    onMessage: told => rememberChange(client, told),
  });
  useQuery(
    readQuery(pageChangeRoutes.read, {
      params: { id: listed.id },
      enabled: isRunning,
      refetchInterval: connection === 'lost' && FALLBACK_POLL,
    }),
  );
  // Runs at the first report of its end, by the list, an event or a read.
  useEffect(() => (isRunning ? () => readPagesAgain(client) : undefined), [isRunning, client]);
  // A short change may have ended before it is listed for the first time.
  const hasEndedUnseen = !isRunning && known !== undefined && isUnderWay(known);
  useEffect(() => {
    if (hasEndedUnseen) rememberChange(client, listed);
  }, [hasEndedUnseen, client, listed]);
  const cancel = useMutation(pageChangeMutations.cancel);
  const undo = useMutation(pageChangeMutations.undo);
  const percent = change.total_pages === 0 ? 100 : Math.floor((change.done_pages / change.total_pages) * 100);
  const left = leftLabel(change);
  return (
    <Paper p="md" component="section" aria-label={changeSentence(change)}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text component="output" fw={500}>
            {changeSentence(change)}
          </Text>
          <Text size="sm" c="dimmed">
            {isRunning ? (
              <span className="numeric">
                {count(change.done_pages)} of {count(change.total_pages)} · {percent}% · you can leave this
                screen, the work continues
              </span>
            ) : (
              <>
                <Timestamp at={change.created_at} /> by {change.created_by ?? 'Pagehaul'}
                {left && ` · ${left}`}
                {change.is_undone && ' · undone since'}
              </>
            )}
          </Text>
          {change.notice && (
            <Text size="sm" mt={4}>
              {change.notice}
            </Text>
          )}
        </div>
        <Group gap="xs" className="buttons">
          {isRunning && canStop(change) && (
            <Button
              size="xs"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id: change.id } })}
            >
              Stop
            </Button>
          )}
          {change.can_undo && (
            <Button
              size="xs"
              leftSection={<IconArrowBackUp size={14} aria-hidden />}
              loading={undo.isPending}
              onClick={() => undo.mutate({ params: { id: change.id } })}
            >
              Undo
            </Button>
          )}
          {onClose && !isRunning && (
            <Button size="xs" variant="subtle" onClick={onClose}>
              Hide
            </Button>
          )}
        </Group>
      </Group>
      {isRunning && <Progress value={percent} mt="sm" aria-label={changeSentence(change)} />}
    </Paper>
  );
}
