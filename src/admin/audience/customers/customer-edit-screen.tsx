import { Skeleton } from '@mantine/core';
import { IconMoodSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Customer } from '../../../contract/audience/customers.ts';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { CustomerForm } from './customer-form.tsx';
import { activeWord, emailWords } from './customer-labels.ts';
import { customerQueries } from './customer-queries.ts';

const route = getRouteApi('/admin/customers/$id/edit');

export function CustomerEditScreen() {
  const { id } = route.useParams();
  const customer = useQuery(customerQueries.one(id));
  if (isMissing(customer.error)) return <CustomerMissing />;
  if (customer.data) return <OpenCustomer key={id} customer={customer.data} />;
  return (
    <CustomerFrame title="Customer" purpose="The customer’s plan, company and status.">
      {customer.isPending ? (
        <Skeleton height={420} maw="44rem" />
      ) : (
        <LoadError title="The customer could not be read" query={customer} />
      )}
    </CustomerFrame>
  );
}

function OpenCustomer({ customer }: { customer: Customer }) {
  return (
    <CustomerFrame
      title={emailWords(customer)}
      aside={
        <StatusBadge tone={customer.is_active ? 'green' : 'neutral'} word={activeWord(customer.is_active)} />
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
    </CustomerFrame>
  );
}

interface FrameProps {
  title: string;
  purpose: ReactNode;
  aside?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function CustomerFrame(props: FrameProps) {
  return <Screen back={{ to: '/admin/users', label: 'Customers' }} {...props} />;
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind);
}

function CustomerMissing() {
  return (
    <CustomerFrame title="Customer not found" purpose="The account was deleted, or the address is wrong.">
      <EmptyState
        icon={IconMoodSearch}
        title="Customer not found"
        why="Customers are deleted with their account."
        step={<ButtonLink to="/admin/users">All customers</ButtonLink>}
      />
    </CustomerFrame>
  );
}
