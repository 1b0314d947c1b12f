import { Button, Group, Stack } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { listQuery } from '../../platform/read-query.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { dataSetColumns } from './data-set-columns.tsx';
import { uploadDataSet } from './keep-data-set.tsx';

const route = getRouteApi('/admin/data-sets');

/** Everything kept under a name for the generator. */
export function DataSetListScreen() {
  const { search, after } = route.useSearch();
  const navigate = route.useNavigate();
  const sets = useQuery(listQuery(dataSetRoutes.list, { query: { search, cursor: after } }));
  const upload = () =>
    uploadDataSet('New data set from a file', {
      onKept: ({ data_set }) => void navigate({ to: '/admin/data-sets/$id', params: { id: data_set.id } }),
    });
  return (
    <Screen
      title="Data sets"
      purpose="Saved lists of places and keywords. Each change creates a version."
      action={<PrimaryButton onClick={upload}>Upload CSV or XLSX</PrimaryButton>}
    >
      <Stack gap="md">
        <Group>
          <SearchFilter label="Search data sets" placeholder="Part of a name" />
        </Group>
        <RecordList
          query={sets}
          label="Data sets"
          columns={dataSetColumns}
          noMatch={{ title: 'No data set matches', why: 'Try a shorter part of its name.' }}
          empty={{
            icon: IconDatabase,
            title: 'No data sets yet',
            why: 'Upload towns or keywords once. Use them in any batch.',
            step: <Button onClick={upload}>Upload the first one</Button>,
          }}
          nouns={['data set', 'data sets']}
        />
      </Stack>
    </Screen>
  );
}
