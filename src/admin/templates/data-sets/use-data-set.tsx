import { Group, Stack, Text } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataSet, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { listQuery } from '../../platform/read-query.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { write } from '../../platform/write.ts';
import type { BroughtLists } from '../sheets/sheet-lists.ts';
import { DataSetChoice } from './data-set-choice.tsx';
import classes from './use-data-set.module.css';

/** Opens the data sets to take lists from. */
export function openDataSetPicker(onLists: (lists: BroughtLists) => void): void {
  openDialog({ title: 'Use a data set' }, close => (
    <DataSetPicker
      onLists={lists => {
        close();
        onLists(lists);
      }}
    />
  ));
}

function DataSetPicker({ onLists }: { onLists: (lists: BroughtLists) => void }) {
  const [search, setSearch] = useState('');
  const sets = useQuery(listQuery(dataSetRoutes.list, { query: { per_page: 50, search } }));
  const fetching = useMutation(
    // On demand, because the lists can be long.
    write(dataSetRoutes.content, { failure: 'The data set could not be read' }),
  );
  const use = (set: DataSet, chosen: number) =>
    fetching.mutate(
      { params: { id: set.id }, query: { version: chosen } },
      {
        onSuccess: ({ version, ...content }) =>
          onLists({
            ...content,
            source: `${set.name}, version ${version}`,
            data_set: { id: set.id, name: set.name, version },
          }),
      },
    );
  if (sets.data?.items.length === 0 && search === '') {
    return (
      <EmptyState
        icon={IconDatabase}
        title="No data sets yet"
        why="Fill in locations or keywords, then choose “Save as data set”."
      />
    );
  }
  return (
    <QueryBoundary title="The data sets could not be read" query={sets}>
      <Stack gap="sm">
        <Group>
          <SearchField
            label="Search data sets"
            placeholder="Part of a name"
            value={search}
            onSearch={setSearch}
          />
        </Group>
        <ul className={classes.list}>
          {sets.data?.items.map(set => (
            <DataSetChoice
              key={set.id}
              set={set}
              isBusy={fetching.isPending}
              isFetching={fetching.isPending && fetching.variables.params.id === set.id}
              onUse={version => use(set, version)}
            />
          ))}
        </ul>
        {sets.data?.items.length === 0 && (
          <Group justify="center">
            <Text c="dimmed">No data set matches this name.</Text>
          </Group>
        )}
        {sets.data?.next_cursor && (
          <Text size="sm" c="dimmed">
            More data sets exist. Search by name.
          </Text>
        )}
      </Stack>
    </QueryBoundary>
  );
}
