import { Button, Group, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { readQuery } from '../../platform/read-query.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { PageChangeCard } from './page-change-card.tsx';
import { isUnderWay } from './page-change-mutations.ts';

/** A change that ended longer ago is looked for under "Bulk changes" (ms). */
const RECENT = 3_600_000;
const MOST = 20;

/** Others change pages as well. */
const latestQuery = readQuery(pageChangeRoutes.list, {
  query: { per_page: MOST },
  refetchInterval: 30_000,
});

interface LatestChangesProps {
  /** Only deletions of templates. */
  ofTemplates?: boolean;
}

/** What is being changed now, and the change that ended last, until it is hidden. */
export function LatestChanges({ ofTemplates = false }: LatestChangesProps) {
  const [hidden, setHidden] = useLocalStorage<string | null>({
    key: 'pagehaul-hidden-change',
    defaultValue: null,
  });
  const [openedAt] = useState(() => Date.now());
  const all = useQuery(latestQuery).data?.items ?? [];
  const changes = ofTemplates ? all.filter(change => change.template !== null) : all;
  const running = changes.filter(isUnderWay);
  const last = changes.find(change => !isUnderWay(change));
  const isShown = last && last.id !== hidden && openedAt - Date.parse(last.updated_at) < RECENT;
  if (running.length === 0 && !isShown) return null;
  return (
    <Stack gap="xs">
      {running.map(change => (
        <PageChangeCard key={change.id} change={change} />
      ))}
      {isShown && <PageChangeCard key={last.id} change={last} onClose={() => setHidden(last.id)} />}
    </Stack>
  );
}

/** Opens the changes of the last 30 days: each can be undone until then. */
export function BulkChangesButton() {
  const open = () => openDialog({ title: 'Bulk changes' }, close => <BulkChanges onClose={close} />);
  return (
    <Button leftSection={<IconHistory size={16} aria-hidden />} onClick={open}>
      Bulk changes
    </Button>
  );
}

function BulkChanges({ onClose }: { onClose: () => void }) {
  const changes = useQuery(latestQuery);
  return (
    <>
      <Text c="dimmed" mb="md">
        The last {MOST} bulk changes and deletions. You can undo each for 30 days, but not the deletion of a
        template.
      </Text>
      <QueryBoundary title="The changes could not be read" query={changes} />
      {changes.data?.items.length === 0 && (
        <Text>Nothing yet. Select pages in the list, then choose an action.</Text>
      )}
      <Stack gap="xs">
        {changes.data?.items.map(change => (
          <PageChangeCard key={change.id} change={change} />
        ))}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </>
  );
}
