import { z } from 'zod';
import { roleSchema } from '../platform/role.ts';
import { listOf, pageFields, route } from '../platform/route.ts';

/* The accounts with the role admin. At least one of them can always sign in. */

export const staffMemberSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    is_you: z.boolean(),
    is_disabled: z.boolean(),
    has_second_factor: z.boolean(),
    signed_in_at: z.iso.datetime().nullable().describe('The last time; null: never.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMemberSchema>;

const person = { access: 'admin', scope: 'none', noun: 'staff' } as const;

export const staffRoutes = {
  list: route({
    ...person,
    method: 'get',
    path: '/api/staff',
    summary: 'Admins by email, including deactivated ones',
    query: z.object(pageFields()),
    reply: listOf(staffMemberSchema),
  }),
  update: route({
    ...person,
    method: 'patch',
    path: '/api/staff/{id}',
    summary:
      'Change an account’s role, or disable or enable it (proven). Losing the admin role revokes API keys; the last admin stays',
    body: z
      .object({ role: roleSchema.optional(), is_disabled: z.boolean().optional() })
      .refine(body => Object.keys(body).length > 0, 'Say what to change: role or is_disabled'),
  }),
  remove: route({
    ...person,
    method: 'delete',
    path: '/api/staff/{id}',
    summary: 'Delete an admin’s account, sessions and API keys (proven); their work stays',
  }),
};
