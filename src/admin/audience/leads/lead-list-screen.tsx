import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { leadRoutes } from '../../../contract/audience/leads.ts';
import { addressOf } from '../../platform/api.ts';
import { NoMailNote } from '../../platform/settings/no-mail-note.tsx';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { leadColumns } from './lead-columns.tsx';
import { kindLabels, statusLabel } from './lead-labels.ts';
import classes from './lead-list.module.css';
import { leadQueries } from './lead-queries.ts';
import { LeadViews } from './lead-views.tsx';
import { noLeads, noSpam } from './no-leads.tsx';

const route = getRouteApi('/admin/leads');

export function LeadListScreen() {
  const { view, after, ...filter } = route.useSearch();
  const isSpam = view === 'spam';
  const shown = { ...filter, spam: isSpam ? ('true' as const) : ('false' as const) };
  const leads = useQuery(leadQueries.list({ ...shown, cursor: after }));
  const hasNotifications =
    leads.data?.items.some(({ notification }) => notification.state !== 'no-mail-server') ?? true;
  return (
    <Screen title="Leads" purpose="Requests for quotes and appointments, newest first.">
      <NoMailNote />
      <LeadViews />
      <Group gap="sm">
        <SearchFilter label="Search leads" placeholder="Name, phone, email, place or detail" />
        <FilterSelect name="status" label="Status" all="All statuses" options={optionsOf(statusLabel)} />
        <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(kindLabels)} />
        <ExportButton href={addressOf(leadRoutes.export.path, { query: shown })} />
      </Group>
      <Stack gap="lg" className={classes.list}>
        <RecordList
          query={leads}
          label={isSpam ? 'Suspected spam' : 'Leads'}
          columns={leadColumns.filter(({ accessor }) => accessor !== 'notification' || hasNotifications)}
          noMatch={{
            title: 'No lead matches',
            why: 'Try part of a name, phone number or town, or other filters.',
          }}
          empty={isSpam ? noSpam : noLeads}
          nouns={['lead', 'leads']}
        />
      </Stack>
    </Screen>
  );
}
