import { Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import { listQuery } from '../../platform/read-query.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { customerColumns } from './customer-columns.tsx';
import { activeLabel, planLabels } from './customer-labels.ts';

const route = getRouteApi('/admin/users');

export function CustomerListScreen() {
  const { search, plan, active, after } = route.useSearch();
  const customers = useQuery(
    listQuery(customerRoutes.list, { query: { search, plan, is_active: active, cursor: after } }),
  );
  return (
    <Screen
      title="Customer Management"
      purpose="Customers who generate their own pages, with plan, limit and status."
    >
      <Group gap="sm">
        <SearchFilter label="Search customers" placeholder="Email or company" />
        <FilterSelect name="plan" label="Plan" all="All plans" options={optionsOf(planLabels)} />
        <FilterSelect
          name="active"
          label="Status"
          all="Any status"
          options={optionsOf({ true: activeLabel(true), false: activeLabel(false) })}
        />
      </Group>
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
