import { z } from 'zod';
import { listOf, pageFields, route } from '../platform/route.ts';
import { newPasswordSchema } from './account.ts';

/* Invitations of admins: a link by email that works once. */

export const invitationStateSchema = z.enum(['open', 'expired', 'accepted', 'revoked']);
export type InvitationState = z.infer<typeof invitationStateSchema>;

export const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    state: invitationStateSchema,
    invited_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

const tokenSchema = z.string().min(1).max(200);
const person = { access: 'admin', scope: 'none', noun: 'invitations' } as const;
const anyone = { access: 'anyone', noun: 'invitations' } as const;

export const invitationRoutes = {
  list: route({
    ...person,
    method: 'get',
    path: '/api/invitations',
    summary: 'Invitations, newest first',
    query: z.object(pageFields()),
    reply: listOf(invitationSchema),
  }),
  create: route({
    ...person,
    method: 'post',
    path: '/api/invitations',
    summary: 'Invite an admin (proven) by a link that works once, within three days',
    body: z.object({ email: z.email('Enter an email address').max(200) }),
    status: 201,
    reply: invitationSchema,
  }),
  resend: route({
    ...person,
    method: 'post',
    path: '/api/invitations/{id}/resend',
    summary: 'Send a new link (proven); the one before stops working',
    reply: invitationSchema,
  }),
  revoke: route({
    ...person,
    method: 'delete',
    path: '/api/invitations/{id}',
    summary: 'Take an invitation back; its link stops working',
  }),
  open: route({
    ...anyone,
    method: 'post',
    path: '/api/invitations/open',
    summary: 'What the link of an invitation leads to; nothing is accepted by it',
    body: z.object({ token: tokenSchema }),
    reply: z.object({
      email: z.string(),
      needs_password: z.boolean().describe('False: there is an account already, and it keeps its password.'),
    }),
  }),
  accept: route({
    ...anyone,
    method: 'post',
    path: '/api/invitations/accept',
    summary: 'Become an admin with an invitation’s token; a new account sets its password',
    body: z.object({
      token: tokenSchema,
      name: z.string().trim().max(120).optional(),
      password: newPasswordSchema.optional(),
    }),
    reply: z.object({ email: z.string() }),
  }),
};
