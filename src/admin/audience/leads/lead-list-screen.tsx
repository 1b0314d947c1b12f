import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { QueryBoundary } from '../../platform/ui/load-error.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadFilters } from './lead-filters.tsx';
import classes from './lead-list.module.css';
import { leadQueries } from './lead-queries.ts';
import { LeadViews } from './lead-views.tsx';
import { NoLeads } from './no-leads.tsx';

const PER_PAGE = 50;
const route = getRouteApi('/admin/leads');

export function LeadListScreen() {
  const { view, after, ...filter } = route.useSearch();
  const isSpam = view === 'spam';
  const leads = useQuery(
    leadQueries.list({
      ...filter,
      spam: isSpam ? 'true' : 'false',
      per_page: PER_PAGE,
      ...(after ? { cursor: after } : {}),
    }),
  );
  return (
    <Screen title="Leads" purpose="Requests for quotes and appointments, newest first.">
      <LeadViews />
      <LeadFilters />
      <QueryBoundary title="The leads could not be read" query={leads}>
        <div className={classes.list}>
          <RecordTable
            label={isSpam ? 'Suspected spam' : 'Leads'}
            columns={leadColumns}
            records={leads.data?.items}
            isStale={leads.isPlaceholderData}
            noMatch={{
              title: 'No lead matches',
              why: 'Try part of a name, a phone number, a town, or another status or kind.',
            }}
            empty={<NoLeads isSpam={isSpam} />}
          />
          <CursorPager list={leads.data} nouns={['lead', 'leads']} />
        </div>
      </QueryBoundary>
    </Screen>
  );
}
