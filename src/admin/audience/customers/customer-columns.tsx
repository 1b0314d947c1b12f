import { Text } from '@mantine/core';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import type { Customer } from '../../../contract/audience/customers.ts';
import {
  actionsColumn,
  FROM_DESKTOP,
  FROM_TABLET,
  figureColumn,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { emailLabel, planLabels } from './customer-labels.ts';

const usage = (customer: Customer) =>
  `${count(customer.pages_generated_this_month)} of ${count(customer.monthly_page_limit)}`;

export const customerColumns: DataTableColumn<Customer>[] = [
  {
    accessor: 'email',
    title: 'Customer',
    render: customer => (
      <>
        <RowLink to="/admin/customers/$id/edit" params={{ id: customer.id }}>
          {emailLabel(customer)}
        </RowLink>
        {customer.company_name && (
          <Text size="sm" c="dimmed" lineClamp={1} title={customer.company_name}>
            {customer.company_name}
          </Text>
        )}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          {planLabels[customer.subscription_plan]} · {usage(customer)} pages
        </Text>
      </>
    ),
  },
  fitColumn(
    'subscription_plan',
    { title: 'Plan', visibleMediaQuery: FROM_TABLET },
    customer => planLabels[customer.subscription_plan],
  ),
  figureColumn(
    'pages_generated_this_month',
    { title: 'Pages this month', visibleMediaQuery: FROM_TABLET },
    usage,
  ),
  timestampColumn('created_at', { title: 'Since', visibleMediaQuery: FROM_DESKTOP }),
  fitColumn('is_active', { title: 'Status' }, customer => <ActiveSwitch customer={customer} />),
  actionsColumn(
    customer => (
      <RowActions
        of={emailLabel(customer)}
        actions={[
          {
            label: 'Edit',
            icon: IconPencil,
            to: '/admin/customers/$id/edit',
            params: { id: customer.id },
          },
          {
            label: 'Pages',
            spoken: 'Pages of',
            icon: IconFileText,
            to: '/admin/pages',
            search: { customer_id: customer.id },
          },
        ]}
      />
    ),
    { visibleMediaQuery: FROM_TABLET },
  ),
];
