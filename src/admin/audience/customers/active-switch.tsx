import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Customer } from '../../../contract/audience/customers.ts';
import { activeLabel, emailLabel } from './customer-labels.ts';
import { customerMutations } from './customer-mutations.ts';

/** The switch that lets a customer generate pages. Each change is saved at once; a refused change is reverted. */
export function ActiveSwitch({ customer }: { customer: Customer }) {
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
