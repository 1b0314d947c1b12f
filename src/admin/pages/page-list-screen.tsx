import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PagesOfCustomer } from '../customers/pages-of-customer.tsx';
import { CursorPager } from '../ui/cursor-pager.tsx';
import { PrimaryLink, TextLink } from '../ui/links.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { Screen } from '../ui/screen.tsx';
import { pageColumns } from './page-columns.tsx';
import { PageFilters } from './page-filters.tsx';
import { pageQueries } from './page-queries.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/pages');

export function PageListScreen() {
  const { after, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const pages = useQuery(
    pageQueries.list({ ...filter, per_page: PER_PAGE, ...(after ? { cursor: after } : {}) }),
  );
  const isFiltered = Object.values(filter).some(value => value !== undefined);
  return (
    <Screen
      title="Page Management"
      purpose="Every generated page: find it, open it, take it down or bring it back."
      action={<PrimaryLink to="/admin/generator">Generate pages</PrimaryLink>}
    >
      <PageFilters />
      {filter.template_id && (
        <TextLink to="/admin/templates/$id/pages" params={{ id: filter.template_id }} size="sm">
          Pages on older versions of this template
        </TextLink>
      )}
      {filter.customer_id && <PagesOfCustomer id={filter.customer_id} />}
      {pages.isError && !pages.data ? (
        <LoadError
          title="The pages could not be read"
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <>
          <RecordTable
            label="Pages"
            columns={pageColumns}
            records={pages.data?.items}
            isStale={pages.isPlaceholderData}
            empty={
              <NothingHere
                icon={IconFileText}
                title="No pages found"
                why={
                  isFiltered
                    ? 'Try adjusting your search or filters.'
                    : 'Pages appear here when a batch is generated from a template, towns and keywords.'
                }
                step={
                  isFiltered ? (
                    <Button onClick={() => void navigate({ search: {} })}>Clear search and filters</Button>
                  ) : (
                    <PrimaryLink to="/admin/generator">Plan the first batch</PrimaryLink>
                  )
                }
              />
            }
          />
          <CursorPager list={pages.data} current={after} perPage={PER_PAGE} nouns={['page', 'pages']} />
        </>
      )}
    </Screen>
  );
}
