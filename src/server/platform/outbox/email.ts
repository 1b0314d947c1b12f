import { z } from 'zod';

const mailboxSchema = z.object({ name: z.string(), address: z.string() });

/** A complete message. Plain text only, so that a visitor's text can't become markup in the owner's mailbox. */
export const emailSchema = z.object({
  from: mailboxSchema,
  to: z.string(),
  reply_to: mailboxSchema.optional(),
  subject: z.string(),
  text: z.string(),
});
export type Email = z.infer<typeof emailSchema>;
