import { Group } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { giveawayRoutes } from '../../../contract/audience/giveaway.ts';
import { listQuery } from '../../platform/read-query.ts';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { DrawCard } from './draw-card.tsx';
import { entryColumns } from './entry-columns.tsx';

const route = getRouteApi('/admin/giveaway');

const toSettings = (
  <ButtonLink to="/admin/settings" search={{ tab: 'giveaway' }}>
    Giveaway Settings
  </ButtonLink>
);

/** Who entered, and who won. */
export function GiveawayScreen() {
  const { search, after } = route.useSearch();
  const entries = useQuery(listQuery(giveawayRoutes.list, { query: { search, cursor: after } }));
  const isEmpty = entries.data?.items.length === 0 && !search && !after;
  return (
    <Screen
      title="Giveaway"
      purpose="Entries from /giveaway and giveaway sections, newest first. One per email address."
      action={toSettings}
    >
      <RecordList
        errorTitle="Failed to load giveaway entries"
        query={entries}
        label="Giveaway entries"
        columns={entryColumns}
        noMatch={{
          title: 'No entry matches',
          why: 'Try part of a name, email address or phone number.',
        }}
        empty={{
          icon: IconGift,
          title: 'Giveaway Feature Coming Soon',
          why: 'No entries yet. Open a giveaway in the settings.',
          step: toSettings,
        }}
        nouns={['entry', 'entries']}
      >
        {!isEmpty && <DrawCard />}
        {!isEmpty && (
          <Group gap="sm">
            <SearchFilter label="Search entries" placeholder="Name, email, phone or state" />
            <ExportButton href={giveawayRoutes.exportCsv.path} />
          </Group>
        )}
      </RecordList>
    </Screen>
  );
}
