import { Button, Group, Stack, Tabs } from '@mantine/core';
import { IconArrowRampRight, IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { redirectRoutes } from '../../../contract/pages/redirects.ts';
import { addressOf } from '../../platform/api.ts';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { QueryBoundary } from '../../platform/ui/load-error.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { MissList } from './missing-address-list.tsx';
import { addRedirect } from './open-redirect.tsx';
import { redirectColumns } from './redirect-columns.tsx';
import { RedirectHelp } from './redirect-help.tsx';
import { openRedirectImport } from './redirect-import.tsx';
import { redirectQueries } from './redirect-queries.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/redirects');

/** Where old addresses lead, and which ones lead nowhere yet. */
export function RedirectScreen() {
  const { view = 'redirects' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Screen
      title="301 Redirects"
      purpose="Old addresses and their destinations, without chains or loops."
      action={
        <>
          <Button onClick={openRedirectImport}>Import CSV</Button>
          <PrimaryButton onClick={() => addRedirect()}>Add redirect</PrimaryButton>
        </>
      }
    >
      <Tabs
        value={view}
        keepMounted={false}
        onChange={next => void navigate({ search: next === 'missing' ? { view: 'missing' } : {} })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="redirects">Redirects</Tabs.Tab>
          <Tabs.Tab value="missing">Not found</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="redirects">
          <RedirectList />
        </Tabs.Panel>
        <Tabs.Panel value="missing">
          <MissList />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}

const automatic = { hand: 'false', program: 'true' } as const;

function RedirectList() {
  const { search, active, made, after } = route.useSearch();
  const navigate = route.useNavigate();
  const isFiltered = search !== undefined || active !== undefined || made !== undefined;
  const filter = { search, is_active: active, is_automatic: made && automatic[made] };
  const redirects = useQuery(
    redirectQueries.list({
      ...filter,
      per_page: PER_PAGE,
      ...(after ? { cursor: after } : {}),
    }),
  );
  const set = (change: {
    search?: string | undefined;
    active?: 'true' | 'false' | undefined;
    made?: keyof typeof automatic | undefined;
  }) => void navigate({ search: previous => ({ ...previous, ...change, after: undefined }), replace: true });
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchField
          label="Search redirects"
          placeholder="Part of a path"
          value={search ?? ''}
          onSearch={text => set({ search: text || undefined })}
        />
        <FilterSelect
          label="Active"
          all="Any status"
          options={[
            { value: 'true', label: 'Active' },
            { value: 'false', label: 'Inactive' },
          ]}
          value={active}
          onChoose={value => set({ active: value })}
        />
        <FilterSelect
          label="Made by"
          all="Made by anybody"
          options={[
            { value: 'hand', label: 'Made by hand' },
            { value: 'program', label: 'Automatic' },
          ]}
          value={made}
          onChoose={value => set({ made: value })}
        />
        <Button
          component="a"
          href={addressOf(redirectRoutes.export.path, { query: filter })}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export CSV
        </Button>
      </Group>
      <QueryBoundary title="The redirects could not be read" query={redirects}>
        <RecordTable
          label="Redirects"
          columns={redirectColumns}
          records={redirects.data?.items}
          isStale={redirects.isPlaceholderData}
          empty={
            isFiltered ? (
              <EmptyState
                icon={IconSearch}
                title="No redirects match"
                why="Try a shorter part of a path."
                step={<Button onClick={() => void navigate({ search: {} })}>Clear search and filters</Button>}
              />
            ) : (
              <EmptyState
                icon={IconArrowRampRight}
                title="No redirects"
                why="A redirect sends visitors and search engines from an old address to a new one."
                step={<Button onClick={() => addRedirect()}>Add the first one</Button>}
              />
            )
          }
        />
        <CursorPager
          list={redirects.data}
          current={after}
          perPage={PER_PAGE}
          nouns={['redirect', 'redirects']}
        />
      </QueryBoundary>
      <RedirectHelp />
    </Stack>
  );
}
