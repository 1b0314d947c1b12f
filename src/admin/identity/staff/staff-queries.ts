import type { z } from 'zod';
import { invitationRoutes } from '../../../contract/identity/invitations.ts';
import { type StaffMember, staffRoutes } from '../../../contract/identity/staff.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';
import { withProof } from '../account/ask-for-proof.tsx';
import { sessionQuery } from '../session/session-query.ts';

export const staffQueries = {
  all: ['staff'] as const,

  list: (after: string | undefined) =>
    listQuery(['staff', 'list', after ?? null], staffRoutes.list, { query: { cursor: after } }),

  /** The latest; older ones are history, which the activity log keeps. */
  invitations: readQuery(['staff', 'invitations'], invitationRoutes.list, { query: { per_page: 20 } }),
};

interface MemberChange {
  member: Pick<StaffMember, 'id' | 'email'>;
  body: z.input<typeof staffRoutes.update.body>;
}

function changedLabel({ member: { email }, body: { role, is_disabled } }: MemberChange): string {
  if (role === 'customer') return `${email} is a customer now`;
  return is_disabled ? `${email} is switched off` : `${email} can sign in again`;
}

/** Who changed themselves may be no admin any more. */
const changesOfAccounts = [staffQueries.all, sessionQuery.queryKey];

export const staffWrites = {
  update: write({
    mutationFn: ({ member: { id }, body }: MemberChange) =>
      withProof(() => call(staffRoutes.update, { params: { id }, body })),
    failure: 'The account could not be changed',
    done: (_member, change) => changedLabel(change),
    changes: changesOfAccounts,
  }),

  remove: write({
    mutationFn: (id: string) => withProof(() => call(staffRoutes.remove, { params: { id } })),
    failure: 'The account could not be deleted',
    done: 'Account deleted',
    changes: changesOfAccounts,
  }),

  invite: write({
    mutationFn: (email: string) => withProof(() => call(invitationRoutes.create, { body: { email } })),
    silentFailure: true,
    changes: [staffQueries.all],
  }),

  resend: write({
    mutationFn: (id: string) => withProof(() => call(invitationRoutes.resend, { params: { id } })),
    failure: 'The invitation was not sent again',
    done: 'Sent again',
    changes: [staffQueries.all],
  }),

  revoke: write({
    mutationFn: (id: string) => call(invitationRoutes.revoke, { params: { id } }),
    failure: 'The invitation could not be taken back',
    done: 'Invitation taken back',
    changes: [staffQueries.all],
  }),
};
