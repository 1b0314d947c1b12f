import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { announce } from '../../platform/ui/announce.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import type { DraftStore } from '../../templates/templates/draft/draft-store.ts';
import { askToRestore } from '../../templates/templates/versions/ask-to-restore.ts';
import { sitePageQueries, sitePageWrites } from './site-page-queries.ts';

interface PageVersionsProps {
  readonly id: string;
  readonly store: DraftStore;
  readonly onRestored: (page: SitePage) => void;
}

/** What the page was before each save. */
export function PageVersions({ id, store, onRestored }: PageVersionsProps) {
  const versions = useQuery(sitePageQueries.versions(id));
  const restore = useMutation({
    ...sitePageWrites.restore,
    // On the mutation itself: the confirmation replaces this dialog, so a callback of the call would be lost.
    onSuccess: (page, { number }) => {
      announce(`Version ${number} is the page’s text again.`);
      onRestored(page);
    },
  });
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
            onClick={() => askToRestore(store, number, () => restore.mutate({ id, number }))}
          >
            Restore
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
