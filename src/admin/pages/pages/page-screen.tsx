import { IconMoodSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { PageHistory } from './page-history.tsx';
import { PageLeads } from './page-leads.tsx';
import { PagePreview } from './page-preview.tsx';
import { pageQueries } from './page-queries.ts';
import { PageRedirects } from './page-redirects.tsx';
import classes from './page-screen.module.css';
import { PageScreenActions } from './page-screen-actions.tsx';
import { PageStatusSelect } from './page-status-select.tsx';
import { PageSummary } from './page-summary.tsx';
import { PageTraffic } from './page-traffic.tsx';

const route = getRouteApi('/admin/pages/$id');
const back = { to: '/admin/pages', label: 'Back to Pages' } as const;

/** One page: preview, input, results and history. */
export function PageScreen() {
  const { id } = route.useParams();
  const report = useQuery(pageQueries.report(id));
  // Asked first: a page that was deleted is still remembered here.
  if (report.error instanceof ApiError && ['not-found', 'invalid'].includes(report.error.kind))
    return <PageMissing />;
  if (report.data) return <OpenPage report={report.data} />;
  if (report.isPending) return <Opening />;
  return (
    <Screen title="Page" purpose="One generated page." back={back}>
      <LoadError title="The page could not be read" query={report} />
    </Screen>
  );
}

function OpenPage({ report }: { report: PageReport }) {
  const { page } = report;
  return (
    <Screen
      title={page.title}
      purpose={<span className="mono">/{page.slug}/</span>}
      aside={<PageStatusSelect page={page} />}
      back={back}
      action={<PageScreenActions page={page} />}
    >
      <div className={classes.columns}>
        <div className={classes.wide}>
          <PageTraffic days={report.days} />
          {page.template_text ? (
            <PagePreview page={page} changes={{ set: [], remove: [] }} section={null} />
          ) : (
            <EmptyState
              icon={IconMoodSearch}
              title="No preview"
              why="The template of this page was deleted, so there is no text to draw."
            />
          )}
        </div>
        <div className={classes.side}>
          <PageSummary report={report} />
          <PageLeads leads={report.leads} />
          <PageRedirects report={report} />
          <PageHistory history={report.history} />
        </div>
      </div>
    </Screen>
  );
}

function PageMissing() {
  return (
    <Screen title="Page not found" purpose="It was deleted, or the address is wrong." back={back}>
      <EmptyState
        icon={IconMoodSearch}
        title="Page not found"
        why="Pages deleted in bulk come back by undoing the change: look under Bulk changes."
        step={<ButtonLink to="/admin/pages">All pages</ButtonLink>}
      />
    </Screen>
  );
}
