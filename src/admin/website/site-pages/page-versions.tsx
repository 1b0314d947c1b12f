import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { sitePageQueries, sitePageWrites } from './site-page-queries.ts';

/** What the page was before each save. */
export function PageVersions({ id, onRestored }: { id: string; onRestored: (page: SitePage) => void }) {
  const versions = useQuery(sitePageQueries.versions(id));
  const restore = useMutation(sitePageWrites.restore);
  if (versions.isError) return <LoadError title="The versions could not be read" query={versions} />;
  if (!versions.data) return <Skeleton height={120} />;
  if (versions.data.items.length === 0)
    return <Text c="dimmed">Nobody has changed this page yet. Each save keeps what it was before.</Text>;
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
            onClick={() => restore.mutate({ id, number }, { onSuccess: onRestored })}
          >
            Restore
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
