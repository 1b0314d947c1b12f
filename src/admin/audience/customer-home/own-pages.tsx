import { Anchor, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import { type CustomerPage, customerRoutes } from '../../../contract/audience/customers.ts';
import { listQuery } from '../../platform/read-query.ts';
import { FROM_TABLET, statusColumn, timestampColumn } from '../../platform/ui/columns.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';

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
  statusColumn(statuses),
  timestampColumn('created_at', { title: 'Generated', visibleMediaQuery: FROM_TABLET }),
];

/** Every page the customer has made, newest first. */
export function OwnPages() {
  const { after } = route.useSearch();
  const pages = useQuery(listQuery(customerRoutes.pages, { query: { per_page: PER_PAGE, cursor: after } }));
  return (
    <Panel title="Your pages" isPlain gap="md">
      <RecordList
        errorTitle="Your pages could not be read"
        query={pages}
        label="Your pages"
        columns={columns}
        empty={{
          icon: IconFileText,
          title: 'No pages yet',
          why: 'The pages you generate appear here, with their addresses.',
        }}
        perPage={PER_PAGE}
        nouns={['page', 'pages']}
      />
    </Panel>
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
