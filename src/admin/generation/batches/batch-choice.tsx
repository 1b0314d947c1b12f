import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { batchQueries } from './batch-queries.ts';

const SHOWN = 6;

interface BatchChoiceProps {
  chosen: string;
  onChoose: (id: string) => void;
}

/** The newest batches, or those of a name. */
export function BatchChoice({ chosen, onChoose }: BatchChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useQuery(batchQueries.list({ search, per_page: SHOWN })).data?.items;
  return (
    <div>
      <SearchField
        label="Search the batch"
        placeholder="Part of its name"
        value={search}
        onSearch={setSearch}
      />
      <Radio.Group aria-label="Batch" value={chosen} onChange={onChoose} mt="sm">
        <Stack gap={6}>
          {found?.map(one => (
            <Radio key={one.id} value={one.id} label={one.name} description={one.url_pattern} />
          ))}
        </Stack>
      </Radio.Group>
      {found?.length === 0 && <Text c="dimmed">No batch matches. Try another word.</Text>}
    </div>
  );
}
