import { Button, Group, Stack } from '@mantine/core';
import { IconCamera, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { serviceQueries } from '../../business/services/service-queries.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { caseColumns } from './case-columns.tsx';
import { statusOptions } from './case-labels.ts';
import { caseQueries } from './case-queries.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/cases');
const place = /^.+,\s*[A-Za-z]{2}$/;

/** Jobs that are done, and what of them the public site shows. */
export function CaseListScreen() {
  const { status, service, town, after } = route.useSearch();
  const navigate = route.useNavigate();
  const exampleTown = useExampleTown();
  const services = useQuery(serviceQueries.list(ownPack));
  const isTown = town !== undefined && place.test(town);
  const cases = useQuery(
    caseQueries.list({
      status,
      service,
      ...(isTown ? { place: town } : {}),
      per_page: PER_PAGE,
      cursor: after,
    }),
  );
  const set = (change: { status?: typeof status; service?: string | undefined; town?: string | undefined }) =>
    void navigate({ search: previous => ({ ...previous, ...change, after: undefined }), replace: true });
  const isFiltered = status !== undefined || service !== undefined || town !== undefined;
  return (
    <Screen
      title="Finished work"
      purpose="Jobs that are done. Published jobs appear on the pages of their town and service, and of nearby towns."
      action={
        <PrimaryLink to="/admin/cases/$id" params={{ id: 'new' }}>
          Add finished work
        </PrimaryLink>
      }
    >
      <Stack gap="md">
        <Group gap="sm">
          <SearchField
            label="Search by town"
            placeholder={exampleTown.text}
            value={town ?? ''}
            onSearch={text => set({ town: text || undefined })}
          />
          <FilterSelect
            label="Status"
            all="Any status"
            options={statusOptions}
            value={status}
            onChoose={value => set({ status: value })}
          />
          <FilterSelect
            label="Service"
            all="Any service"
            options={(services.data?.items ?? []).map(({ name }) => ({ value: name, label: name }))}
            value={service}
            onChoose={value => set({ service: value })}
          />
        </Group>
        <RecordList
          errorTitle="The finished work could not be read"
          query={cases}
          label="Finished work"
          columns={caseColumns}
          empty={
            isFiltered ? (
              <EmptyState
                icon={IconSearch}
                title="No finished work matches"
                why={`Write the town with its state: ${exampleTown.text}.`}
                step={<Button onClick={() => void navigate({ search: {} })}>Clear search and filters</Button>}
              />
            ) : (
              <EmptyState
                icon={IconCamera}
                title="No finished work"
                why="Real jobs tell visitors more than any text: two photos and one sentence are enough."
                step={
                  <PrimaryLink to="/admin/cases/$id" params={{ id: 'new' }}>
                    Add the first job
                  </PrimaryLink>
                }
              />
            )
          }
          current={after}
          perPage={PER_PAGE}
          nouns={['job', 'jobs']}
        />
      </Stack>
    </Screen>
  );
}
