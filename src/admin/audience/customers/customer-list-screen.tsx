import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { QueryBoundary } from '../../platform/ui/load-error.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { customerQueries } from './customer-queries.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/users');

export function CustomerListScreen() {
  const { search, plan, active, after } = route.useSearch();
  const navigate = route.useNavigate();
  const customers = useQuery(
    customerQueries.list({
      search,
      plan,
      is_active: active,
      per_page: PER_PAGE,
      ...(after ? { cursor: after } : {}),
    }),
  );
  const isFiltered = Boolean(search || plan || active);
  return (
    <Screen
      title="Customer Management"
      purpose="Customers who generate their own pages, with plan, limit and status."
    >
      <CustomerFilters />
      <QueryBoundary title="The customers could not be read" query={customers}>
        <RecordTable
          label="Customers"
          columns={customerColumns}
          records={customers.data?.items}
          isStale={customers.isPlaceholderData}
          empty={
            <EmptyState
              icon={IconUsers}
              title="No customers found"
              why={
                isFiltered
                  ? 'Try a shorter part of the email or company, or other filters.'
                  : 'New customers who sign up at /auth appear here, with the free plan.'
              }
              step={
                isFiltered && (
                  <Button onClick={() => void navigate({ search: {} })}>Clear search and filters</Button>
                )
              }
            />
          }
        />
        <CursorPager
          list={customers.data}
          current={after}
          perPage={PER_PAGE}
          nouns={['customer', 'customers']}
        />
      </QueryBoundary>
    </Screen>
  );
}
