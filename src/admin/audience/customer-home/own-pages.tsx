import { Anchor, Stack, Text, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import type { CustomerPage } from '../../../contract/audience/customers.ts';
import { FIT, FROM_TABLET } from '../../platform/ui/columns.ts';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { QueryBoundary } from '../../platform/ui/load-error.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { ownQueries } from './own-queries.ts';

const PER_PAGE = 20;
const route = getRouteApi('/customer/');

const statuses = {
  published: { tone: 'green', word: 'Published' },
  draft: { tone: 'neutral', word: 'Draft' },
  archived: { tone: 'neutral', word: 'Archived' },
} as const;

const columns: DataTableColumn<CustomerPage>[] = [
  {
    accessor: 'title',
    title: 'Page',
    render: page => (
      <>
        <PageTitle page={page} />
        <Text c="dimmed" className="mono" lineClamp={2} title={`/${page.slug}/`}>
          /{page.slug}/
        </Text>
      </>
    ),
  },
  {
    accessor: 'template_name',
    title: 'Template',
    visibleMediaQuery: FROM_TABLET,
    render: page => (
      <Text c="dimmed" size="sm" lineClamp={1} title={page.template_name}>
        {page.template_name}
      </Text>
    ),
  },
  {
    accessor: 'status',
    title: 'Status',
    width: FIT,
    render: page => <StatusBadge {...statuses[page.status]} />,
  },
  {
    accessor: 'created_at',
    title: 'Generated',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    render: page => <Timestamp at={page.created_at} />,
  },
];

/** Every page the customer has made, newest first. */
export function OwnPages() {
  const { after } = route.useSearch();
  const pages = useQuery(ownQueries.pages({ per_page: PER_PAGE, ...(after ? { cursor: after } : {}) }));
  return (
    <Stack component="section" gap="md" aria-labelledby="own-pages">
      <Title order={2} id="own-pages">
        Your pages
      </Title>
      <QueryBoundary title="Your pages could not be read" query={pages}>
        <RecordTable
          label="Your pages"
          columns={columns}
          records={pages.data?.items}
          isStale={pages.isPlaceholderData}
          empty={
            <EmptyState
              icon={IconFileText}
              title="No pages yet"
              why="The pages you generate appear here, with their addresses."
            />
          }
        />
        <CursorPager list={pages.data} current={after} perPage={PER_PAGE} nouns={['page', 'pages']} />
      </QueryBoundary>
    </Stack>
  );
}

/** Only what is public can be opened. */
function PageTitle({ page }: { page: CustomerPage }) {
  if (page.status !== 'published') return <Text fw={500}>{page.title}</Text>;
  return (
    <Anchor
      href={`/${page.slug}/`}
      target="_blank"
      rel="noreferrer"
      c="inherit"
      fw={500}
      lineClamp={2}
      title={page.title}
      data-row-link
    >
      {page.title}
    </Anchor>
  );
}
