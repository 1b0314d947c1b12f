import { Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { staffRoutes } from '../../../contract/identity/staff.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

const NAMED = 5;

/** The rule that admins need a second factor, and the accounts that it concerns. */
export function FactorRuleCard({ form }: { form: GroupForm<'accounts'> }) {
  const own = useQuery(readQuery(accountRoutes.read)).data;
  const isWithout = own && !own.factors.some(factor => factor.status === 'verified');
  return (
    <Panel
      title="Second factor of admins"
      help="Admins without one are blocked until they add it, API keys too."
    >
      <Switch
        label="Admins need a second factor"
        {...form.getInputProps('admins_need_factor', { type: 'checkbox' })}
      />
      {isWithout && (
        <Text size="sm">
          You have none yet yourself.{' '}
          <TextLink to="/admin/account" underline="always">
            Add yours under Account
          </TextLink>
          , then switch this on.
        </Text>
      )}
      <OthersWithout />
    </Panel>
  );
}

function OthersWithout() {
  const staff = useQuery(listQuery(staffRoutes.list, { query: {} })).data?.items ?? [];
  const without = staff.filter(member => !member.is_you && !member.is_disabled && !member.has_second_factor);
  if (without.length === 0) return null;
  const names = without.slice(0, NAMED).map(member => member.email);
  const more = without.length - names.length;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      Others without one: {names.join(', ')}
      {more > 0 && ` and ${more} more`}.{' '}
      <TextLink to="/admin/staff" underline="always">
        See staff
      </TextLink>
    </Text>
  );
}
