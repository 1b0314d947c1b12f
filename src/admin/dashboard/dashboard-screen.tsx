import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { latestBatches } from '../batches/batch-queries.ts';
import { pageQueries } from '../pages/page-queries.ts';
import { templateQueries } from '../templates/template-queries.ts';
import { boundedCount, count } from '../ui/count.ts';
import { PrimaryLink } from '../ui/links.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Screen } from '../ui/screen.tsx';
import { CountCard } from './count-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { RecentBatches } from './recent-batches.tsx';

export function DashboardScreen() {
  const pages = useQuery(pageQueries.counts());
  const templates = useQuery(templateQueries.list());
  const batches = useQuery(latestBatches);
  const failed = [pages, templates, batches].find(query => query.isError && query.data === undefined);
  return (
    <Screen
      title="Dashboard"
      purpose="What your site holds, what is being made, and what to do next."
      action={<PrimaryLink to="/admin/generator">Generate pages</PrimaryLink>}
    >
      {failed && (
        <LoadError
          title="The figures could not be read"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
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
      <NextSteps
        templates={templates.data?.items}
        batches={batches.data?.items}
        publishedPages={pages.data?.published}
      />
      <RecentBatches batches={batches.data?.items} />
    </Screen>
  );
}
