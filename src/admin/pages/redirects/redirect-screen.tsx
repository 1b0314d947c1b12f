import { Accordion, Button, Group, List, Stack, Tabs } from '@mantine/core';
import { IconArrowRampRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { redirectRoutes } from '../../../contract/pages/redirects.ts';
import { addressOf } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { MissList } from './missing-address-list.tsx';
import { redirectColumns } from './redirect-columns.tsx';
import { addRedirect } from './redirect-form.tsx';
import { openRedirectImport } from './redirect-import.tsx';

const route = getRouteApi('/admin/redirects');

/** Redirects of old addresses, and missing addresses without one. */
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
  const filter = { search, is_active: active, is_automatic: made && automatic[made] };
  const redirects = useQuery(listQuery(redirectRoutes.list, { query: { ...filter, cursor: after } }));
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchFilter label="Search redirects" placeholder="Part of a path" />
        <FilterSelect
          name="active"
          label="Active"
          all="Any status"
          options={optionsOf({ true: 'Active', false: 'Inactive' })}
        />
        <FilterSelect
          name="made"
          label="Made by"
          all="All redirects"
          options={optionsOf({ hand: 'Made by hand', program: 'Automatic' })}
        />
        <ExportButton href={addressOf(redirectRoutes.export.path, { query: filter })} />
      </Group>
      <RecordList
        query={redirects}
        label="Redirects"
        columns={redirectColumns}
        noMatch={{ title: 'No redirects match', why: 'Try a shorter part of a path.' }}
        empty={{
          icon: IconArrowRampRight,
          title: 'No redirects',
          why: 'A redirect sends visitors from an old address to a new one.',
          step: <Button onClick={() => addRedirect()}>Add the first one</Button>,
        }}
        nouns={['redirect', 'redirects']}
      />
      <RedirectHelp />
    </Stack>
  );
}

/** Explains redirects. */
function RedirectHelp() {
  return (
    <Accordion variant="contained">
      <Accordion.Item value="help">
        <Accordion.Control>How redirects work</Accordion.Control>
        <Accordion.Panel>
          <List size="sm" spacing="xs">
            <List.Item>
              Source paths have no domain: write <span className="mono">/old-page</span>. A final slash and
              capitals make no difference. <span className="mono">/?p=123</span> compares the query.
            </List.Item>
            <List.Item>
              A destination is a path of this site or a full address with https://. The query after the
              question mark is passed on.
            </List.Item>
            <List.Item>
              301 is permanent: search engines switch to the new address. 302 is temporary. 308 and 307 are
              the same for forms. 410 says that an address is gone.
            </List.Item>
            <List.Item>
              Validation prevents loops and chains. A loop is rejected and shown. Redirects to a source are
              changed to its destination.
            </List.Item>
            <List.Item>
              A redirect takes precedence over a page. You are told if it hides a live page.
            </List.Item>
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
