import { Box, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Outdated, pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { keyOf } from '../../platform/route-key.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Opening } from '../../platform/ui/opening.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PlainTable } from '../../platform/ui/plain-table.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import { PageChangeCard } from '../page-changes/page-change-card.tsx';
import { ConflictList } from './conflict-list.tsx';
import { pageMoveMutations } from './page-move-mutations.ts';
import { pageMoveQueries } from './page-move-queries.ts';

const route = getRouteApi('/admin/templates/$id/pages');

/** The versions that a template's pages use, and moving them to the newest. */
export function OutdatedScreen() {
  const { id } = route.useParams();
  const client = useQueryClient();
  const outdated = useQuery(pageMoveQueries.outdated(id));
  const template = useQuery(templateQueries.one(id));
  const start = useMutation(pageMoveMutations.start);
  const move = outdated.data?.last_move;
  const ended = move && move.status !== 'running' ? move.id : null;
  // What a finished move changed is read again: conflicts, and the pages themselves.
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: keyOf(pageMoveRoutes.conflicts) });
  }, [client, ended]);
  if (outdated.isPending) return <Opening />;
  return (
    <Screen
      title="Pages on older versions"
      purpose={`${template.data?.name ?? 'This template'}: pages stay on their version until you move them.`}
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
      action={
        outdated.data &&
        outdated.data.outdated_count > 0 &&
        move?.status !== 'running' && (
          <PrimaryButton
            disabled={start.isPending}
            onClick={() => start.mutate({ params: { id }, body: {} })}
          >
            Move {counted(outdated.data.outdated_count, 'page')} to version {outdated.data.newest_version}
          </PrimaryButton>
        )
      }
    >
      {outdated.data ? (
        <Stack gap="xl">
          <Text size="md" component="output">
            {versionsLabel(outdated.data)}
          </Text>
          {move && <PageChangeCard key={move.id} change={move} />}
          <VersionCounts outdated={outdated.data} />
          <ConflictList templateId={id} isMoving={move?.status === 'running'} />
          {outdated.data.edited_count > 0 && (
            <Group>
              <Text c="dimmed">
                {count(outdated.data.edited_count)}
                {outdated.data.edited_is_exact ? '' : '+'}{' '}
                {outdated.data.edited_count === 1 ? 'page has' : 'pages have'} texts edited by hand. Moving
                keeps them.
              </Text>
            </Group>
          )}
        </Stack>
      ) : (
        <QueryBoundary title="The versions could not be read" query={outdated} />
      )}
    </Screen>
  );
}

function versionsLabel({ versions, newest_version, outdated_count }: Outdated): string {
  if (newest_version === null) return 'This template was never published, so it has no version and no page.';
  if (versions.length === 0) return 'No pages have been made from this template yet.';
  if (outdated_count === 0) return `Every page is on version ${newest_version}, the newest.`;
  return `${counted(outdated_count, 'page is', 'pages are')} on older versions. Version ${newest_version} is the newest.`;
}

function VersionCounts({ outdated }: { outdated: Outdated }) {
  if (outdated.versions.length === 0) return null;
  return (
    <Panel title="Pages by version">
      <Box maw={420}>
        <PlainTable
          label="Pages by version"
          columns={[
            {
              title: 'Version',
              render: ({ number }) => `${number}${number === outdated.newest_version ? ' (newest)' : ''}`,
            },
            { title: 'Pages', isNumber: true, render: ({ page_count }) => count(page_count) },
          ]}
          rows={outdated.versions}
          keyOf={({ number }) => number}
        />
      </Box>
    </Panel>
  );
}
