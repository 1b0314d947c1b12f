import type { Invitation, InvitationState } from '../../../contract/identity/invitations.ts';
import type { InvitationRow } from './queries.ts';

function stateOf(row: InvitationRow): InvitationState {
  if (row.accepted_at) return 'accepted';
  if (row.revoked_at) return 'revoked';
  return row.is_expired ? 'expired' : 'open';
}

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    state: stateOf(row),
    invited_by: row.inviter,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
