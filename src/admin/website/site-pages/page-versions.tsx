import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SitePage, sitePageRoutes } from '../../../contract/website/site-pages.ts';
import { readQuery } from '../../platform/read-query.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import type { DraftStore } from '../../templates/templates/draft/draft-store.ts';
import { askToRestore } from '../../templates/templates/versions/ask-to-restore.ts';

interface PageVersionsProps {
  readonly id: string;
  readonly store: DraftStore;
  readonly onRestored: (page: SitePage) => void;
}

/** What the page was before each save. */
export function PageVersions({ id, store, onRestored }: PageVersionsProps) {
  const versions = useQuery(readQuery(sitePageRoutes.versions, { params: { id } }));
  const restore = useMutation(
    write(sitePageRoutes.restore, {
      failure: 'The version could not be restored',
      done: (_page, { params }) => `Version ${String(params.number)} is the page’s text again.`,
      // On the mutation itself: the confirmation replaces this dialog, so a callback of the call would be lost.
      remember: (_client, page) => onRestored(page),
    }),
  );
  if (!versions.data)
    return <QueryBoundary title="The versions could not be read" query={versions} loading={120} />;
  if (versions.data.items.length === 0)
    return <Text c="dimmed">No changes yet. Each save keeps a version.</Text>;
  return (
    <Stack gap="sm">
      {versions.data.items.map(({ number, created_at }) => (
        <Group key={number} justify="space-between">
          <Text>
            Version {number}, until <Timestamp at={created_at} />
          </Text>
          <Button
            size="xs"
            loading={restore.isPending}
            onClick={() => askToRestore(store, number, () => restore.mutate({ params: { id, number } }))}
          >
            Restore
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
