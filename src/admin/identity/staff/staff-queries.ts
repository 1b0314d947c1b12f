import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { invitationRoutes } from '../../../contract/identity/invitations.ts';
import { type StaffMember, staffRoutes } from '../../../contract/identity/staff.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { withProof } from '../account/ask-for-proof.tsx';
import { sessionQuery } from '../session/session-query.ts';

export const staffQueries = {
  all: ['staff'] as const,

  list: (after: string | undefined, perPage: number) =>
    listQuery(['staff', 'list', after ?? null], staffRoutes.list, {
      query: { per_page: perPage, ...(after ? { cursor: after } : {}) },
    }),

  /** The latest; older ones are history, which the activity log keeps. */
  invitations: readQuery(['staff', 'invitations'], invitationRoutes.list, { query: { per_page: 20 } }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: staffQueries.all });

interface MemberChange {
  member: Pick<StaffMember, 'id' | 'email'>;
  body: z.input<typeof staffRoutes.update.body>;
}

function changedLabel({ member: { email }, body: { role, is_disabled } }: MemberChange): string {
  if (role === 'customer') return `${email} is a customer now`;
  return is_disabled ? `${email} is switched off` : `${email} can sign in again`;
}

export const staffWrites = {
  update: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ member: { id }, body }: MemberChange) =>
        withProof(() => call(staffRoutes.update, { params: { id }, body })),
      meta: { failure: 'The account could not be changed' },
      onSuccess: (_member, change) => announce(changedLabel(change)),
      onSettled: async () => {
        await lookAgain(client);
        // Who changed themselves may be no admin any more.
        await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      },
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => withProof(() => call(staffRoutes.remove, { params: { id } })),
      meta: { failure: 'The account could not be deleted' },
      onSuccess: () => announce('Account deleted'),
      onSettled: async () => {
        await lookAgain(client);
        await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      },
    }),

  invite: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (email: string) => withProof(() => call(invitationRoutes.create, { body: { email } })),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  resend: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => withProof(() => call(invitationRoutes.resend, { params: { id } })),
      meta: { failure: 'The invitation was not sent again' },
      onSettled: () => lookAgain(client),
    }),

  revoke: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(invitationRoutes.revoke, { params: { id } }),
      meta: { failure: 'The invitation could not be taken back' },
      onSettled: () => lookAgain(client),
    }),
};
