import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type Invitation,
  type InvitationState,
  invitationRoutes,
} from '../../../contract/identity/invitations.ts';
import { StatusBadge, type Tone } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import classes from '../account/account-rows.module.css';
import { withProof } from '../account/ask-for-proof.tsx';

const states: Record<InvitationState, { word: string; tone: Tone }> = {
  open: { word: 'Waiting', tone: 'yellow' },
  expired: { word: 'Expired', tone: 'neutral' },
  accepted: { word: 'Accepted', tone: 'green' },
  revoked: { word: 'Taken back', tone: 'red' },
};

export function InvitationRows({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <ul className={classes.rows} aria-label="Invitations">
      {invitations.map(invitation => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const resending = useMutation(
    write(invitationRoutes.resend, {
      around: withProof,
      failure: 'The invitation was not sent again',
      done: 'Sent again',
    }),
  );
  const revoking = useMutation(
    write(invitationRoutes.revoke, {
      failure: 'The invitation could not be taken back',
      done: 'Invitation taken back',
    }),
  );
  const { id, email, state, invited_by, sent_at } = invitation;
  const isOver = state === 'accepted' || state === 'revoked';
  return (
    <li className={classes.row} style={{ flexWrap: 'wrap' }}>
      <div style={{ flex: '1 1 14rem' }}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {email}
          </Text>
          <StatusBadge {...states[state]} />
        </Group>
        <Text size="sm" c="dimmed">
          Sent <Timestamp at={sent_at} />
          {invited_by && ` by ${invited_by}`}
        </Text>
      </div>
      {!isOver && (
        <Group gap="xs" justify="flex-end">
          <Button
            size="xs"
            aria-label={`Send again: the invitation of ${email}`}
            disabled={resending.isPending}
            onClick={() => resending.mutate({ params: { id } })}
          >
            {resending.isPending ? 'Sending...' : 'Send again'}
          </Button>
          <Button
            size="xs"
            aria-label={`Take back the invitation of ${email}`}
            disabled={revoking.isPending}
            onClick={() => revoking.mutate({ params: { id } })}
          >
            Take back
          </Button>
        </Group>
      )}
    </li>
  );
}
