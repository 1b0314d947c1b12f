import { z } from 'zod';
import { zipAnswerKinds, zipAnswerSchema } from '../business/areas.ts';
import { line } from '../platform/form-fields.ts';
import { adminRoutesOf, idParams, indexedSearchField, listOf, pageFields, route } from '../platform/route.ts';
import { leadKindSchema, leadStageSchema, leadStatusSchema } from './lead-filter.ts';
import { leadFormSchema, photoRules } from './lead-forms.ts';

/** The answer to a sender: enough to say thank you, none of what was sent. */
export const leadReceiptSchema = z
  .object({
    id: z.uuid(),
    kind: leadKindSchema,
    created_at: z.iso.datetime(),
    next_open_day: z.iso
      .date()
      .nullable()
      .describe(
        'Set if today was asked for, as a day or as ASAP, and the business is closed: when it opens next.',
      ),
    zip_answer: zipAnswerSchema.nullable().describe('Whether the business comes to the ZIP code.'),
  })
  .meta({ id: 'LeadReceipt' });
export type LeadReceipt = z.infer<typeof leadReceiptSchema>;

export const notificationSchema = z
  .object({
    state: z.enum(['none', 'no-mail-server', 'waiting', 'sent', 'failed']),
    message: z.string().describe('The same as a sentence.'),
    attempts: z.number().int(),
    next_at: z.iso.datetime().nullable().describe('When the next attempt is due.'),
    last_error: z.string().nullable(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LeadNotification' });
export type LeadNotification = z.infer<typeof notificationSchema>;

export const leadPhotoSchema = z
  .object({
    number: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
  })
  .meta({ id: 'LeadPhoto' });

export const leadSchema = z
  .object({
    id: z.uuid(),
    kind: leadKindSchema,
    status: leadStatusSchema,
    name: z.string().describe('Empty if not given.'),
    phone: z.string().describe('As typed.'),
    phone_digits: z.string().describe('Its digits, without an extension.'),
    email: z.string().describe('Empty if not given.'),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zip_code: z.string().nullable(),
    zip_answer: z
      .enum(zipAnswerKinds)
      .nullable()
      .describe('What the visitor read about the ZIP code; null: nothing.'),
    service: z.string().nullable(),
    junk_types: z.array(z.string()),
    wanted: z.string().describe('What was chosen, in the words of the form.'),
    timeline: z.string().nullable(),
    preferred_date: z.string().nullable().describe('YYYY-MM-DD'),
    details: z.string().nullable(),
    page_path: z.string().nullable().describe('The page the form was on.'),
    landing_page_id: z.uuid().nullable(),
    page_code: z.string().nullable().describe('The page as text messages name it, like 7K2Q-M9XD.'),
    keyword: z.string().nullable(),
    page_city: z.string().nullable(),
    referrer: z.string().nullable(),
    utm_source: z.string().nullable(),
    utm_medium: z.string().nullable(),
    utm_campaign: z.string().nullable(),
    utm_term: z.string().nullable(),
    utm_content: z.string().nullable(),
    gclid: z.string().nullable().describe('The click of an advertisement, as its network names it.'),
    gbraid: z.string().nullable(),
    wbraid: z.string().nullable(),
    msclkid: z.string().nullable(),
    fbclid: z.string().nullable(),
    sms_consent: z.boolean(),
    sms_consent_text: z.string().nullable().describe('The words that were agreed to.'),
    suspected_spam: z.boolean(),
    spam_reason: z.string().nullable(),
    photos: z.array(leadPhotoSchema),
    notification: notificationSchema,
    contact_id: z.uuid().nullable().describe('The person. Null for a moment after an upgrade or an import.'),
    stage: leadStageSchema.describe('How far it is. The status follows it.'),
    lost_reason: z.string().nullable(),
    assignee_id: z.uuid().nullable().describe('The account that takes care of it.'),
    next_step: z.string().nullable(),
    next_step_at: z.iso.datetime().nullable().describe('When the next step is due.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof leadSchema>;

export const leadChangesSchema = z
  .object({
    status: leadStatusSchema.optional().describe('Sets the stage, unless the stage already has this status.'),
    stage: leadStageSchema.optional().describe('Sets the status. Send one of both.'),
    lost_reason: line(500, 'Enter why the lead was lost.')
      .nullish()
      .describe('Only for the stage lost. Another stage empties it.'),
    assignee_id: z.uuid().nullish().describe('An account of the staff; null: nobody.'),
    next_step: line(200, 'Enter the next step.').nullish().describe('Null: none, and no time for it.'),
    next_step_at: z.iso.datetime({ offset: true }).nullish(),
    suspected_spam: z
      .boolean()
      .optional()
      .describe('False takes it out of suspected spam and sends the notification.'),
  })
  .refine(({ status, stage }) => status === undefined || stage === undefined, {
    error: 'Send a stage or a status: each sets the other.',
    path: ['stage'],
  })
  .meta({ id: 'LeadChanges' });

export const newLeadsSchema = z
  .object({
    total: z.number().int().describe('Leads of the status new without suspected spam, counted up to 99.'),
    total_is_exact: z.boolean().describe('False: there are more.'),
  })
  .meta({ id: 'NewLeads' });
export type NewLeads = z.infer<typeof newLeadsSchema>;

const filter = {
  search: indexedSearchField('Part of a name, phone, email, place, keyword or detail.'),
  status: leadStatusSchema.optional(),
  kind: leadKindSchema.optional(),
  spam: z
    .enum(['true', 'false'])
    .optional()
    .describe('Only suspected spam, or only the rest. Without it: both.'),
};

const noun = 'leads';
const adminRoute = adminRoutesOf(noun);

export const leadRoutes = {
  send: route({
    method: 'post',
    path: '/api/leads',
    access: 'anyone',
    noun,
    summary: 'Send a quote or scheduling request. Repetitions within minutes are one lead.',
    status: 201,
    body: leadFormSchema,
    reply: leadReceiptSchema,
  }),
  list: adminRoute({
    method: 'get',
    path: '/api/leads',
    summary: 'Leads, newest first',
    query: z.object({ ...filter, ...pageFields() }),
    reply: listOf(leadSchema),
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/leads/export.csv',
    summary: 'The leads of a filter as a spreadsheet, newest first',
    query: z.object(filter),
    reply: z.string(),
    media: 'text/csv',
  }),
  watch: adminRoute({
    method: 'get',
    path: '/api/leads/watch',
    summary: 'Server-sent events when any lead changes (event name: leads), with the number of new ones',
    reply: newLeadsSchema,
    stream: true,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/leads/{id}',
    summary: 'One lead',
    reply: leadSchema,
  }),
  change: adminRoute({
    method: 'patch',
    path: '/api/leads/{id}',
    summary: 'Change a lead’s status or stage, its assignee and next step, or its suspected spam',
    body: leadChangesSchema,
    reply: leadSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/leads/{id}',
    summary: 'Delete a lead with its photos and messages',
  }),
  photo: adminRoute({
    method: 'get',
    path: '/api/leads/{id}/photos/{n}',
    summary: 'A photo of a lead',
    params: idParams.extend({ n: z.coerce.number().int().min(1).max(photoRules.max) }),
    reply: z.string().describe('The picture.'),
    media: 'image/webp',
  }),
  retry: adminRoute({
    method: 'post',
    path: '/api/leads/{id}/notification/retry',
    summary: 'Try now to deliver the notification of a lead',
    reply: leadSchema,
  }),
};
