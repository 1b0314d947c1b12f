import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Customer } from '../../../contract/audience/customers.ts';
import { activeLabel, emailLabel } from './customer-labels.ts';
import { customerWrites } from './customer-writes.ts';

/** The switch that lets a customer generate pages. Each change is saved at once; a refused change is reverted. */
export function ActiveSwitch({ customer }: { customer: Customer }) {
  const setting = useMutation({
    ...customerWrites.setActive,
    // Runs quick changes in sequence, so that the last one wins.
    scope: { id: `customer-active-${customer.id}` },
  });
  const isActive = setting.isPending ? setting.variables.is_active : customer.is_active;
  return (
    <Switch
      aria-label={`${emailLabel(customer)} is active`}
      aria-busy={setting.isPending}
      label={activeLabel(isActive)}
      miw="6.5rem"
      checked={isActive}
      onChange={event => setting.mutate({ id: customer.id, is_active: event.currentTarget.checked })}
    />
  );
}
