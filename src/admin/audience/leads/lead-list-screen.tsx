import { Button, Group, Stack } from '@mantine/core';
import { IconInbox, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { leadRoutes } from '../../../contract/audience/leads.ts';
import { addressOf } from '../../platform/api.ts';
import { NoMailNote } from '../../platform/settings/no-mail-note.tsx';
import { boundedCount } from '../../platform/ui/count.ts';
import type { EmptyStateProps } from '../../platform/ui/empty-state.tsx';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { leadColumns } from './lead-columns.tsx';
import { kindLabels, statusLabel } from './lead-labels.ts';
import classes from './lead-list.module.css';
import { leadQueries } from './lead-queries.ts';

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

/** Without this the first address counts as a part of the second, and both as where one is. */
const exactly = { exact: true, includeSearch: true };

/** Requests, and apart from them suspected spam. The other filters stay when the user switches. */
function LeadViews() {
  const { view, after: _, ...filters } = route.useSearch();
  const spam = useQuery(leadQueries.spamCount()).data;
  return (
    <nav className={classes.views} aria-label="Leads by suspicion">
      <Link
        to="/admin/leads"
        search={filters}
        className={classes.view}
        activeOptions={exactly}
        aria-current={view ? undefined : 'page'}
      >
        Requests
      </Link>
      <Link
        to="/admin/leads"
        search={{ ...filters, view: 'spam' }}
        className={classes.view}
        activeOptions={exactly}
        aria-current={view ? 'page' : undefined}
      >
        Suspected spam
        {spam && <span className={`${classes.count} numeric`}>{boundedCount(spam)}</span>}
      </Link>
    </nav>
  );
}

const noSpam: EmptyStateProps = {
  icon: IconShieldCheck,
  title: 'Nothing looks like spam',
  why: 'Requests that look like spam are kept here without a notification.',
  step: <ButtonLink to="/admin/leads">Back to requests</ButtonLink>,
};

const noLeads: EmptyStateProps = {
  icon: IconInbox,
  title: 'No leads yet',
  why: 'Requests from forms and the API appear here at once.',
  step: (
    <Button component="a" href="/" target="_blank" rel="noreferrer">
      Open the site
    </Button>
  ),
};
