import { Text } from '@mantine/core';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import type { Customer } from '../../../contract/audience/customers.ts';
import { FIT, FROM_DESKTOP, FROM_TABLET, timestampColumn } from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { emailLabel, planLabels } from './customer-labels.ts';

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
  {
    accessor: 'subscription_plan',
    title: 'Plan',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    render: customer => planLabels[customer.subscription_plan],
  },
  {
    accessor: 'pages_generated_this_month',
    title: 'Pages this month',
    width: FIT,
    textAlign: 'right',
    visibleMediaQuery: FROM_TABLET,
    render: customer => <span className="numeric">{usage(customer)}</span>,
  },
  timestampColumn('created_at', { title: 'Since', visibleMediaQuery: FROM_DESKTOP }),
  {
    accessor: 'is_active',
    title: 'Status',
    width: FIT,
    render: customer => <ActiveSwitch customer={customer} />,
  },
  {
    accessor: 'actions',
    title: 'Actions',
    width: FIT,
    textAlign: 'right',
    visibleMediaQuery: FROM_TABLET,
    render: customer => (
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
  },
];

const usage = (customer: Customer) =>
  `${count(customer.pages_generated_this_month)} of ${count(customer.monthly_page_limit)}`;
