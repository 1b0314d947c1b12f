import { z } from 'zod';
import { adminRoutesOf } from './route.ts';
import { line } from './setting-texts.ts';

const hostSchema = line(200)
  .regex(/^[\w.:-]*$/, 'Enter a host name, like smtp.example.com')
  .describe('Empty: no mail server.');

export const mailSecuritySchema = z.enum(['none', 'starttls', 'tls']);

export const mailSettingsSchema = z
  .object({
    host: hostSchema,
    port: z
      .number({ error: 'Enter a port' })
      .int('Enter a whole number')
      .min(1, 'From 1 to 65535')
      .max(65_535, 'From 1 to 65535')
      .describe('In a private network: 25, 465, 587, 1025 or 2525.'),
    security: mailSecuritySchema.describe('`none` sends no password to a public host.'),
    user: line(200).describe('Empty: the server asks for none.'),
    password: z
      .string()
      .max(500, 'At most 500 characters')
      .describe(
        'Written only, stored encrypted: reads are empty. Empty keeps it, for the same host and user.',
      ),
    sender: z
      .union([z.literal(''), z.email({ error: 'Enter an email address' }).max(200)])
      .describe('Messages come from it; empty: from the email of the business.'),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof mailSettingsSchema>;

export const mailStateSchema = z
  .object({
    source: z.enum(['environment', 'settings', 'none']).describe('`environment`: SMTP_URL wins.'),
    server: z.string().nullable().describe('Host and port in use.'),
    has_password: z.boolean().describe('The settings hold one.'),
  })
  .meta({ id: 'MailState' });
export type MailState = z.infer<typeof mailStateSchema>;

export const mailTestSchema = z
  .object({
    is_sent: z.boolean(),
    to: z.string(),
    message: z.string().max(500).describe('What the mail server said, or why it was not reached.'),
  })
  .meta({ id: 'MailTest' });
export type MailTest = z.infer<typeof mailTestSchema>;

const adminRoute = adminRoutesOf('settings');

export const mailRoutes = {
  state: adminRoute({
    method: 'get',
    path: '/api/settings/mail',
    scope: 'none',
    summary: 'Which mail server is used, and where it is set',
    reply: mailStateSchema,
  }),
  test: adminRoute({
    method: 'post',
    path: '/api/settings/mail/test',
    scope: 'none',
    summary: 'Send a test message to yourself by the mail server in use',
    reply: mailTestSchema,
  }),
};
