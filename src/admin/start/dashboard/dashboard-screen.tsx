import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { latestBatches } from '../../generation/batches/batch-queries.ts';
import { SetupOffer } from '../../operations/setup/setup-offer.tsx';
import { pageQueries } from '../../pages/pages/page-queries.ts';
import { RankingPanels } from '../../pages/views/ranking-panels.tsx';
import { viewsOf } from '../../pages/views/view-queries.ts';
import { ViewsPanel } from '../../pages/views/views-panel.tsx';
import { boundedCount, count } from '../../platform/ui/count.ts';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import { CountCard } from './count-card.tsx';
import { NextSteps } from './next-steps.tsx';
import classes from './panel.module.css';
import { QuickLinks } from './quick-links.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RecentBatches } from './recent-batches.tsx';
import { useCountsInStep } from './use-counts-in-step.ts';

const route = getRouteApi('/admin/');

export function DashboardScreen() {
  const period = route.useSearch().days === 90 ? '90' : '30';
  const navigate = route.useNavigate();
  const views = useQuery(viewsOf(period));
  const pages = useQuery(pageQueries.counts());
  const templates = useQuery(templateQueries.list());
  const batches = useQuery(latestBatches);
  useCountsInStep(batches.data?.items);
  const failed = [pages, templates, batches, views].find(query => query.isLoadingError);
  return (
    <Screen
      title="Dashboard"
      purpose="Your site at a glance, running work and next steps."
      action={<PrimaryLink to="/admin/generator">Generate pages</PrimaryLink>}
    >
      {failed && <QueryBoundary title="The figures could not be read" query={failed} />}
      <SetupOffer />
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        <CountCard label="Total Pages" value={pages.data && count(pages.data.total)} to="/admin/pages" />
        <CountCard
          label="Published"
          value={pages.data && count(pages.data.published)}
          to="/admin/pages"
          search={{ status: 'published' }}
        />
        <CountCard
          label="Draft"
          value={pages.data && count(pages.data.draft)}
          to="/admin/pages"
          search={{ status: 'draft' }}
        />
        <CountCard
          label="Templates"
          value={templates.data && boundedCount(templates.data)}
          to="/admin/templates"
        />
      </SimpleGrid>
      <QuickLinks />
      <NextSteps
        templates={templates.data?.items}
        batches={batches.data?.items}
        publishedPages={pages.data?.published}
      />
      <ViewsPanel
        views={views.data}
        period={period}
        onPeriod={next =>
          void navigate({
            search: { days: next === '90' ? 90 : undefined },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <RecentBatches batches={batches.data?.items} />
      <div className={classes.columns}>
        <RecentActivity />
        <RankingPanels ranking={views.data?.ranking} />
      </div>
    </Screen>
  );
}
