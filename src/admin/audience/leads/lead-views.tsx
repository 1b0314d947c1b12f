import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { boundedCount } from '../../platform/ui/count.ts';
import classes from './lead-list.module.css';
import { leadQueries } from './lead-queries.ts';

const route = getRouteApi('/admin/leads');

/** Without this the first address counts as a part of the second, and both as where one is. */
const exactly = { exact: true, includeSearch: true };

/** Requests, and apart from them suspected spam. The other filters stay when the user switches. */
export function LeadViews() {
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
