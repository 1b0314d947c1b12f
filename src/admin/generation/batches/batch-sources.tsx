import { Text } from '@mantine/core';
import type { Batch } from '../../../contract/generation/batches.ts';
import { TextLink } from '../../platform/ui/links.tsx';

/** The data sets a batch's lists came from, and which version of each it was. */
export function BatchSources({ batch }: { batch: Batch }) {
  if (batch.data_sets.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      From{' '}
      {batch.data_sets.map(({ id, name, version }, index) => (
        <span key={`${id} ${version}`}>
          {index > 0 && ', '}
          <TextLink to="/admin/data-sets/$id" params={{ id }} search={{ version }} underline="always">
            {name}
          </TextLink>{' '}
          (version {version})
        </span>
      ))}
    </Text>
  );
}
