import { z } from 'zod';
import { email, line, optionalLine } from '../platform/form-fields.ts';
import { adminRoutesOf, seenAt } from '../platform/route.ts';

/** A person’s records, numbers and addresses are few: a longer list is a mistake. */
export const contactLimits = { points: 20, records: 50 } as const;

export const contactPhoneSchema = z
  .object({
    number: z.string().describe('E.164: +13055550118.'),
    extension: z.string().describe('Empty if there is none.'),
    country: z
      .string()
      .nullable()
      .describe('Two letters; null: of no one country, such as toll-free numbers.'),
    is_premium: z.boolean().describe('The caller pays a charge: call or text it only on purpose.'),
  })
  .meta({ id: 'ContactPhone' });

const recordSchema = z.object({ id: z.uuid(), name: z.string().describe('Empty if not known.') });

export const contactSchema = z
  .object({
    id: z.uuid().describe('Also the id of the conversation.'),
    name: z.string().describe('As staff wrote it, or as the newest lead says. Empty if not known.'),
    phones: z.array(contactPhoneSchema),
    emails: z.array(z.string()),
    merged: z
      .array(recordSchema.extend({ into: z.uuid(), merged_at: z.iso.datetime() }))
      .describe('Records that were merged into this person. Each can be taken out again.'),
    similar: z
      .array(recordSchema)
      .describe(
        'Others with a number or an address that a lead of this person names. Perhaps the same person.',
      ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof contactSchema>;

export const contactChangesSchema = z
  .object({
    name: optionalLine(120, 'Enter the name as text.').describe('Empty: as the newest lead says.'),
    phones: z
      .array(line(60, 'Enter a phone number.'))
      .max(contactLimits.points)
      .optional()
      .describe('All numbers of the person, such as (305) 555-0118 ext. 4. Others are removed.'),
    emails: z
      .array(email)
      .max(contactLimits.points)
      .optional()
      .describe('All email addresses. Others are removed.'),
    ...seenAt,
  })
  .meta({ id: 'ContactChanges' });
export type ContactChanges = z.output<typeof contactChangesSchema>;

const adminRoute = adminRoutesOf('contacts');

export const contactRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/contacts/{id}',
    summary: 'One person. The id of a merged record answers the person it belongs to',
    reply: contactSchema,
  }),
  change: adminRoute({
    method: 'patch',
    path: '/api/contacts/{id}',
    summary: 'Change a person’s name, numbers or email addresses',
    body: contactChangesSchema,
    reply: contactSchema,
  }),
  merge: adminRoute({
    method: 'post',
    path: '/api/contacts/{id}/merge',
    summary: 'Merge another record of the same person into this one',
    body: z.object({ other_id: z.uuid() }),
    reply: contactSchema,
  }),
  unmerge: adminRoute({
    method: 'post',
    path: '/api/contacts/{id}/unmerge',
    summary: 'Take a merged record out again, with all that is its own. The id is that of the merged record',
    reply: contactSchema,
  }),
};
