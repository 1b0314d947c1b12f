import { Group, Stack, Text } from '@mantine/core';
import { IconPower, IconUserDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { invitationRoutes } from '../../../contract/identity/invitations.ts';
import { type StaffMember, staffRoutes } from '../../../contract/identity/staff.ts';
import type { InputOf } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';
import { actionsColumn, FROM_TABLET, fitColumn, timestampColumn } from '../../platform/ui/columns.tsx';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';
import { write } from '../../platform/write.ts';
import { withProof } from '../account/ask-for-proof.tsx';
import { sessionQuery } from '../session/session-query.ts';

export const staffColumns: DataTableColumn<StaffMember>[] = [
  {
    accessor: 'email',
    title: 'Who',
    render: member => (
      <Stack gap={2}>
        <Group gap="xs">
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {member.email}
          </Text>
          {member.is_you && <StatusBadge tone="blue" word="You" />}
          {member.is_disabled && <StatusBadge tone="red" word="Switched off" />}
        </Group>
        {member.name !== member.email && (
          <Text size="sm" c="dimmed">
            {member.name}
          </Text>
        )}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          <LastSignIn member={member} />
        </Text>
      </Stack>
    ),
  },
  fitColumn('has_second_factor', { title: 'Second factor', visibleMediaQuery: FROM_TABLET }, member =>
    member.has_second_factor ? (
      <StatusBadge tone="green" word="On" />
    ) : (
      <StatusBadge tone="neutral" word="None" />
    ),
  ),
  timestampColumn('signed_in_at', { title: 'Last sign-in', visibleMediaQuery: FROM_TABLET, never: 'Never' }),
  actionsColumn(member => <StaffActions member={member} />),
];

function LastSignIn({ member: { signed_in_at } }: { member: StaffMember }) {
  if (!signed_in_at) return 'Has never signed in';
  return (
    <>
      Signed in <Timestamp at={signed_in_at} />
    </>
  );
}

type MemberChange = InputOf<typeof staffRoutes.update>;

function changedLabel(email: string, { body }: MemberChange): string {
  if (body?.role === 'customer') return `${email} is a customer now`;
  return body?.is_disabled ? `${email} is switched off` : `${email} can sign in again`;
}

/** Who changed themselves may be no admin any more. */
const changesOfAccounts = [nounKey(staffRoutes.list), nounKey(invitationRoutes.list), sessionQuery.queryKey];

function StaffActions({ member }: { member: StaffMember }) {
  const { id, email, is_you, is_disabled } = member;
  const updating = useMutation(
    write(staffRoutes.update, {
      around: withProof,
      failure: 'The account could not be changed',
      done: (_member, change) => changedLabel(email, change),
      changes: changesOfAccounts,
    }),
  );
  const self = is_you ? ' This is your account. You lose access to the back office at once.' : '';
  const deletion = useDeletion(staffRoutes.remove, {
    params: { id },
    noun: 'account',
    title: 'Delete the account',
    question: `Delete the account of ${email}?`,
    consequence: `Deletes sessions, factors, API keys and saved views. Templates, pages and posts stay.${self}`,
    action: 'Delete the account',
    around: withProof,
    changes: changesOfAccounts,
  });
  return (
    <RowActions
      of={email}
      actions={[
        {
          label: 'Make a customer',
          spoken: 'Make a customer of',
          icon: IconUserDown,
          busy: updating.isPending,
          onAct: () =>
            confirmLoss({
              title: 'Take the role away',
              question: `${email} will no longer be an admin. Continue?`,
              consequence: `The account stays, as a customer’s. Their API keys are revoked.${self}`,
              action: 'Make a customer',
              onConfirm: () => updating.mutate({ params: { id }, body: { role: 'customer' } }),
            }),
        },
        {
          label: is_disabled ? 'Switch on' : 'Switch off',
          icon: IconPower,
          busy: updating.isPending,
          onAct: () =>
            is_disabled
              ? updating.mutate({ params: { id }, body: { is_disabled: false } })
              : confirmLoss({
                  title: 'Switch the account off',
                  question: `Switch ${email} off?`,
                  consequence: `Ends all sessions and revokes the API keys. Sign-in is blocked until you switch it on.${self}`,
                  action: 'Switch off',
                  onConfirm: () => updating.mutate({ params: { id }, body: { is_disabled: true } }),
                }),
        },
        deletion,
      ]}
    />
  );
}
