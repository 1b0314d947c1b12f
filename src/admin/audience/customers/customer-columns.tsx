import { Switch, Text } from '@mantine/core';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
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
import { activeLabel, emailLabel, planLabels } from './customer-labels.ts';
import { customerMutations } from './customer-mutations.ts';

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

/** The switch that lets a customer generate pages. Each change is saved at once; a refused change is reverted. */
function ActiveSwitch({ customer }: { customer: Customer }) {
  const setting = useMutation({
    ...customerMutations.setActive,
    // Runs quick changes in sequence, so that the last one wins.
    scope: { id: `customer-active-${customer.id}` },
  });
  const isActive = (setting.isPending ? setting.variables.body?.is_active : undefined) ?? customer.is_active;
  return (
    <Switch
      aria-label={`${emailLabel(customer)} is active`}
      aria-busy={setting.isPending}
      label={activeLabel(isActive)}
      miw="6.5rem"
      checked={isActive}
      onChange={event =>
        setting.mutate({ params: { id: customer.id }, body: { is_active: event.currentTarget.checked } })
      }
    />
  );
}
