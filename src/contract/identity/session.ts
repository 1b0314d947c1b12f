import { z } from 'zod';
import { roleSchema } from '../platform/role.ts';
import { route } from '../platform/route.ts';

export const sessionSchema = z
  .object({
    user: z.object({ id: z.string(), email: z.string() }).nullable(),
    role: roleSchema.nullable(),
    awaits: z
      .array(z.enum(['totp', 'phone', 'recovery-code']))
      .optional()
      .describe('The password was right. One of these is needed to sign in.'),
    needs_factor: z
      .boolean()
      .optional()
      .describe(
        'True: this admin must add a second factor; until then admin calls answer 403 `factor-needed`.',
      ),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** Signing in and out is `/api/auth/*` (sign-in/email, sign-out); this call says who one is. */
export const sessionRoutes = {
  read: route({
    method: 'get',
    path: '/api/session',
    access: 'anyone',
    noun: 'session',
    summary: 'Who is signed in, and with which role',
    reply: sessionSchema,
  }),
};
