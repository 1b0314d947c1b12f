import {
  type Invitation,
  type InvitationState,
  invitationSchema,
} from '../../../contract/identity/invitations.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { InvitationRow } from './queries.ts';

function stateOf(row: InvitationRow): InvitationState {
  if (row.accepted_at) return 'accepted';
  if (row.revoked_at) return 'revoked';
  return row.is_expired ? 'expired' : 'open';
}

export function presentInvitation(row: InvitationRow): Invitation {
  return presentAs(invitationSchema, { ...row, state: stateOf(row), invited_by: row.inviter });
}
