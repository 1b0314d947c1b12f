import { Checkbox, Text } from '@mantine/core';
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { counted } from '../../platform/ui/count.ts';

/**
 * The ticked choice; every button that approves the batch sends it. It is kept apart from the fetched similarity: a refused
 * approval fetches that again, and the tick stays.
 */
const choice = (id: string) =>
  queryOptions({
    queryKey: ['noindex-choice', id],
    queryFn: skipToken,
    initialData: false,
    staleTime: Infinity,
  });

export function isNoindexChosen(client: QueryClient, id: string): boolean {
  return client.getQueryData(choice(id).queryKey) ?? false;
}

/** The choice to keep so many pages that are too alike out of search engines. */
export function NoindexChoice({ batch, over }: { batch: Batch; over: number }) {
  const client = useQueryClient();
  const isChosen = useQuery(choice(batch.id)).data;
  if (batch.status !== 'planning' || over === 0 || batch.noindex_from_percent !== null) return null;
  return (
    <Checkbox
      checked={isChosen}
      label="Publish pages that are too similar as noindex and keep them out of the sitemap"
      description={`Hides ${counted(over, 'page')} from search engines, not from visitors. Applies on approval.`}
      onChange={event => client.setQueryData(choice(batch.id).queryKey, event.currentTarget.checked)}
    />
  );
}

/** After approval: how many are. */
export function NoindexFigure({ batch }: { batch: Batch }) {
  const isGenerated = batch.status === 'completed' || batch.total_completed > 0;
  return (
    <Text size="sm">
      {isGenerated ? (
        <>
          <strong>{counted(batch.total_noindex, 'page')}</strong> published as noindex and kept out of the
          sitemap:
        </>
      ) : (
        'Will be published as noindex and kept out of the sitemap:'
      )}{' '}
      every page at least {batch.noindex_from_percent}% similar to another.
    </Text>
  );
}
