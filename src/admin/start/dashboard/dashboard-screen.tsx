import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconFileText, IconGift, IconSitemap, IconTemplate } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { PageStatus } from '../../../contract/pages/page-filter.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { batchKeys, latestBatches } from '../../generation/batches/batch-queries.ts';
import { SetupOffer } from '../../operations/setup/setup-offer.tsx';
import { setupQuery } from '../../operations/setup/setup-queries.ts';
import { RankingPanels } from '../../pages/views/ranking-panels.tsx';
import { viewsOf } from '../../pages/views/view-queries.ts';
import { ViewsPanel } from '../../pages/views/views-panel.tsx';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf, readAgain } from '../../platform/route-key.ts';
import { boundedCount, count } from '../../platform/ui/count.ts';
import { ButtonLink, PrimaryLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import cardClasses from './count-card.module.css';
import { NextSteps } from './next-steps.tsx';
import classes from './panel.module.css';
import { RecentActivity } from './recent-activity.tsx';
import { RecentBatches } from './recent-batches.tsx';

const route = getRouteApi('/admin/');

export function DashboardScreen() {
  const period = route.useSearch().days === 90 ? '90' : '30';
  const navigate = route.useNavigate();
  const views = useQuery(viewsOf(period));
  const pages = useQuery(readQuery(pageRoutes.counts));
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

interface CountCardProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  to: '/admin/pages' | '/admin/templates';
  search?: { status: PageStatus };
}

/** One figure, with a link to its records. */
function CountCard({ label, value, to, search }: CountCardProps) {
  return (
    <Link to={to} {...(search ? { search } : {})} className={cardClasses.card}>
      <span className={cardClasses.label}>{label}</span>
      <span className={cardClasses.value}>
        {value ?? <Skeleton component="span" height={24} width={72} my={6} display="block" />}
      </span>
    </Link>
  );
}

/** The most used links. */
function QuickLinks() {
  return (
    <nav aria-label="Quick links" className={`buttons ${classes.links}`}>
      <ButtonLink to="/admin/templates" leftSection={<IconTemplate size={16} aria-hidden />}>
        Manage Templates
      </ButtonLink>
      <ButtonLink to="/admin/pages" leftSection={<IconFileText size={16} aria-hidden />}>
        Manage Pages
      </ButtonLink>
      <ButtonLink to="/admin/giveaways" leftSection={<IconGift size={16} aria-hidden />}>
        Giveaway Entries
      </ButtonLink>
      <ButtonLink to="/admin/sitemap" leftSection={<IconSitemap size={16} aria-hidden />}>
        Generate Sitemap
      </ButtonLink>
    </nav>
  );
}

/** Reads the counts of pages and the batches again as soon as something on the screen says that more pages are there. */
function useCountsInStep(batches: readonly Batch[] | undefined): void {
  const client = useQueryClient();
  const setup = useQuery(setupQuery).data;
  const isKnown = batches !== undefined && setup !== undefined;
  const made = batches?.map(({ id, status, total_completed }) => [id, status, total_completed]);
  const progress = isKnown ? JSON.stringify([made, setup.pages_made, setup.is_working]) : null;
  const before = useRef(progress);
  useEffect(() => {
    const isNews = before.current !== null && progress !== before.current;
    before.current = progress;
    if (!isNews) return;
    void readAgain(client, [keyOf(pageRoutes.counts), ...batchKeys]);
  }, [client, progress]);
}
