import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { customerQueries } from './customer-queries.ts';

const route = getRouteApi('/admin/users');

export function CustomerListScreen() {
  const { search, plan, active, after } = route.useSearch();
  const customers = useQuery(customerQueries.list({ search, plan, is_active: active, cursor: after }));
  return (
    <Screen
      title="Customer Management"
      purpose="Customers who generate their own pages, with plan, limit and status."
    >
      <CustomerFilters />
      <RecordList
        query={customers}
        label="Customers"
        columns={customerColumns}
        noMatch={{
          title: 'No customers found',
          why: 'Try a shorter part of the email or company, or other filters.',
        }}
        empty={{
          icon: IconUsers,
          title: 'No customers found',
          why: 'Customers who sign up at /auth appear here, with the free plan.',
        }}
        nouns={['customer', 'customers']}
      />
    </Screen>
  );
}
