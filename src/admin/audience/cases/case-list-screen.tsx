import { Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import { type CaseRow, caseRoutes } from '../../../contract/audience/cases.ts';
import { serviceRoutes } from '../../../contract/business/services.ts';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { listQuery } from '../../platform/read-query.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { dayColumn, FROM_LAPTOP, FROM_TABLET, fitColumn, statusColumn } from '../../platform/ui/columns.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { PrimaryLink, RowLink } from '../../platform/ui/links.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { statusLabels } from './case-labels.ts';

const route = getRouteApi('/admin/cases');
const place = /^.+,\s*[A-Za-z]{2}$/;

/** Jobs that are done, and what of them the public site shows. */
export function CaseListScreen() {
  const { status, service, town, after } = route.useSearch();
  const exampleTown = useExampleTown();
  const services = useQuery(
    listQuery(serviceRoutes.list, { query: { content_pack: ownPack, per_page: 200 } }),
  );
  const isTown = town !== undefined && place.test(town);
  const cases = useQuery(
    listQuery(caseRoutes.list, {
      query: { status, service, place: isTown ? town : undefined, cursor: after },
    }),
  );
  return (
    <Screen
      title="Finished work"
      purpose="Finished jobs, shown on pages of their town, service and nearby towns."
      action={
        <PrimaryLink to="/admin/cases/$id" params={{ id: 'new' }}>
          Add finished work
        </PrimaryLink>
      }
    >
      <Stack gap="md">
        <Group gap="sm">
          <SearchFilter name="town" label="Search by town" placeholder={exampleTown.text} />
          <FilterSelect name="status" label="Status" all="Any status" options={optionsOf(statusLabels)} />
          <FilterSelect
            name="service"
            label="Service"
            all="Any service"
            options={(services.data?.items ?? []).map(({ name }) => ({ value: name, label: name }))}
          />
        </Group>
        <RecordList
          errorTitle="The finished work could not be read"
          query={cases}
          label="Finished work"
          columns={caseColumns}
          noMatch={{
            title: 'No finished work matches',
            why: `Write the town with its state: ${exampleTown.text}.`,
          }}
          empty={{
            icon: IconCamera,
            title: 'No finished work',
            why: 'Add a finished job. Two photos and one sentence are enough.',
            step: (
              <PrimaryLink to="/admin/cases/$id" params={{ id: 'new' }}>
                Add the first job
              </PrimaryLink>
            ),
          }}
          nouns={['job', 'jobs']}
        />
      </Stack>
    </Screen>
  );
}

const caseColumns: DataTableColumn<CaseRow>[] = [
  {
    accessor: 'summary',
    title: 'What was done',
    render: ({ id, summary, service, city, state, done_on }) => (
      <Stack gap={2}>
        <RowLink to="/admin/cases/$id" params={{ id }}>
          {summary}
        </RowLink>
        <Text size="sm" c="dimmed">
          {service}, {city}, {state}
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="sm" className="numeric">
          {done_on}
        </Text>
      </Stack>
    ),
  },
  dayColumn('done_on', { title: 'Done on', visibleMediaQuery: FROM_TABLET }),
  fitColumn('agreed_at', { title: 'Customer', visibleMediaQuery: FROM_LAPTOP }, customerLabel),
  statusColumn(statusLabels),
];

function customerLabel({ agreed_at, revoked_at }: CaseRow): string {
  if (revoked_at !== null) return 'Withdrew';
  return agreed_at === null ? 'No answer' : 'Agreed';
}
