import { Stack, Tabs } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { staffRoutes } from '../../../contract/identity/staff.ts';
import { listQuery } from '../../platform/read-query.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { ApiKeyList } from '../api-keys/api-key-list.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { staffColumns } from './staff-columns.tsx';

const route = getRouteApi('/admin/staff');

/** Who may do what here: people, and the programs that act for them. */
export function StaffScreen() {
  const { view = 'people', after } = route.useSearch();
  const navigate = route.useNavigate();
  const [isMaking, setMaking] = useState(false);
  return (
    <Screen
      title="Staff and keys"
      purpose="Admins of this site, and API keys."
      action={
        view === 'keys' &&
        !isMaking && <PrimaryButton onClick={() => setMaking(true)}>New API key</PrimaryButton>
      }
    >
      <Tabs
        value={view}
        keepMounted={false}
        onChange={next => void navigate({ search: next === 'keys' ? { view: 'keys' } : {} })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="people">Staff</Tabs.Tab>
          <Tabs.Tab value="keys">API keys</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="people">
          <People after={after} />
        </Tabs.Panel>
        <Tabs.Panel value="keys">
          <ApiKeyList after={after} isMaking={isMaking} onMaking={setMaking} />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}

function People({ after }: { after: string | undefined }) {
  const staff = useQuery(listQuery(staffRoutes.list, { query: { cursor: after } }));
  return (
    <Stack gap="md">
      <RecordList
        errorTitle="Staff could not be read"
        query={staff}
        label="Staff"
        columns={staffColumns}
        empty={{ icon: IconUsers, title: 'No more admins', why: 'Go back to the first ones.' }}
        nouns={['admin', 'admins']}
      />
      <InvitationCard />
    </Stack>
  );
}
