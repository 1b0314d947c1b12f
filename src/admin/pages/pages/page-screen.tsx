import { Stack } from '@mantine/core';
import { IconMoodSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { PageHistory } from './page-history.tsx';
import { PageLeads } from './page-leads.tsx';
import { PagePreview } from './page-preview.tsx';
import { pageQueries } from './page-queries.ts';
import { PageRedirects } from './page-redirects.tsx';
import classes from './page-screen.module.css';
import { PageScreenActions } from './page-screen-actions.tsx';
import { PageSentences } from './page-sentences.tsx';
import { PageStatusSelect } from './page-status-select.tsx';
import { PageSummary } from './page-summary.tsx';
import { PageTraffic } from './page-traffic.tsx';

const route = getRouteApi('/admin/pages/$id');
const back = { to: '/admin/pages', label: 'Back to Pages' } as const;

/** One page: preview, input, results and history. */
export function PageScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(pageQueries.report(id))}
      noun="Page"
      purpose="One generated page."
      back={back}
      missing="Pages deleted in bulk come back by undoing the change: look under Bulk changes."
    >
      {report => <OpenPage report={report} />}
    </RecordScreen>
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
        <Stack miw={0}>
          <PageTraffic days={report.days} />
          {page.template_text ? (
            <PagePreview page={page} changes={{ set: [], remove: [] }} section={null} />
          ) : (
            <EmptyState
              icon={IconMoodSearch}
              title="No preview"
              why="The page’s template was deleted, so its text can’t be shown."
            />
          )}
        </Stack>
        <Stack miw={0}>
          <PageSummary report={report} />
          <PageLeads leads={report.leads} />
          <PageRedirects report={report} />
          <PageHistory history={report.history} />
        </Stack>
        {report.sentences && (
          <div className={classes.below}>
            <PageSentences sentences={report.sentences} />
          </div>
        )}
      </div>
    </Screen>
  );
}
