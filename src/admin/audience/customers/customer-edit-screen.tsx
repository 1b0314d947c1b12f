import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Customer, customerRoutes } from '../../../contract/audience/customers.ts';
import { readQuery } from '../../platform/read-query.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { CustomerForm } from './customer-form.tsx';
import { activeLabel, emailLabel } from './customer-labels.ts';

const route = getRouteApi('/admin/customers/$id/edit');

const back = { to: '/admin/users', label: 'Customers' } as const;

export function CustomerEditScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(readQuery(customerRoutes.read, { params: { id } }))}
      noun="Customer"
      purpose="The customer’s plan, company and status."
      back={back}
      missing="Customers are deleted with their account."
    >
      {customer => <OpenCustomer key={id} customer={customer} />}
    </RecordScreen>
  );
}

function OpenCustomer({ customer }: { customer: Customer }) {
  return (
    <Screen
      back={back}
      title={emailLabel(customer)}
      aside={
        <StatusBadge tone={customer.is_active ? 'green' : 'neutral'} word={activeLabel(customer.is_active)} />
      }
      purpose={
        <>
          Customer since <Timestamp at={customer.created_at} />
        </>
      }
      action={
        <ButtonLink to="/admin/pages" search={{ customer_id: customer.id }}>
          Pages of this customer
        </ButtonLink>
      }
    >
      <CustomerForm customer={customer} />
    </Screen>
  );
}
