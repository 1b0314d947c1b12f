import { z } from 'zod';
import { dayDone, optionalLine, someLines } from '../platform/form-fields.ts';
import { adminRoutesOf, idParams, listOf, pageFields } from '../platform/route.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';
import { caseStatusSchema } from './case-filter.ts';

/** In bytes, before resizing. */
export const largestCasePhoto = 20 * 1024 * 1024;
/** Photos of one case. */
export const maxCasePhotos = 8;

export const photoStageSchema = z.enum(['before', 'after']);
export type PhotoStage = z.infer<typeof photoStageSchema>;

const placePattern = /^.+,\s*[A-Za-z]{2}$/;
const placeError = 'Write a town like Jupiter, FL';
const cents = z.number().int().min(0).max(100_000_000, 'At most $1,000,000').nullable();
const oneLine = (max: number) => optionalLine(max, 'Write a text').transform(text => text ?? '');

const fields = {
  summary: z
    .string({ error: 'Say what was done' })
    .overwrite(text => someLines(text).replaceAll(/\s+/g, ' '))
    .min(10, 'Say what was done, in at least 10 characters')
    .max(300, 'At most 300 characters')
    .describe('What was done, in one or two sentences. Never an address.'),
  service: z.string({ error: 'Choose a service' }).trim().min(1, 'Choose a service').max(120),
  place: z
    .string({ error: placeError })
    .trim()
    .max(120)
    .regex(placePattern, placeError)
    .describe('A town of the gazetteer: `Jupiter, FL`.'),
  done_on: dayDone.describe('YYYY-MM-DD; not in the future.'),
  load_eighths: z
    .number()
    .int()
    .min(1)
    .max(80)
    .nullable()
    .describe('Eighths of the unit of the trade; 8 is one whole. Null: not known.'),
  price_from_cents: cents.describe('The price band, in cents. Null: not told.'),
  price_to_cents: cents,
  customer_name: oneLine(40).describe('The first name. Shown only if the customer agrees.'),
  customer_words: z
    .string()
    .overwrite(someLines)
    .max(1_000, 'At most 1,000 characters')
    .describe('As the customer said them. Shown only if the customer agrees.'),
  lead_id: z.uuid().nullable().describe('The request it came from.'),
};

export const caseInputSchema = z
  .object({
    ...fields,
    load_eighths: fields.load_eighths.default(null),
    price_from_cents: fields.price_from_cents.default(null),
    price_to_cents: fields.price_to_cents.default(null),
    customer_name: fields.customer_name.default(''),
    customer_words: fields.customer_words.default(''),
    lead_id: fields.lead_id.default(null),
    is_another_job: z
      .boolean()
      .default(false)
      .describe('True: it is not the similar case that a refusal named.'),
  })
  .meta({ id: 'CaseInput' });
export type CaseInput = z.output<typeof caseInputSchema>;

export const casePhotoSchema = z
  .object({
    id: z.uuid(),
    stage: photoStageSchema,
    width: z.number().int(),
    height: z.number().int(),
    is_agreed: z.boolean().describe('The customer agreed to this photo.'),
  })
  .meta({ id: 'CasePhoto' });
export type CasePhoto = z.infer<typeof casePhotoSchema>;

export const caseConsentSchema = z
  .object({
    action: z.enum(['agreed', 'withdrawn']),
    photos: z.number().int().describe('How many photos.'),
    words: z.boolean(),
    name: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CaseConsent' });

export const caseRowSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    status: caseStatusSchema,
    summary: z.string(),
    service: z.string(),
    city: z.string(),
    state: z.string(),
    done_on: z.iso.date(),
    agreed_at: z.iso
      .datetime()
      .nullable()
      .describe('Null: the customer has not answered to what is there now.'),
    revoked_at: z.iso.datetime().nullable().describe('When the customer took it down.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CaseRow' });
export type CaseRow = z.infer<typeof caseRowSchema>;

export const caseSchema = caseRowSchema
  .extend({
    load_eighths: z.number().int().nullable(),
    price_from_cents: z.number().int().nullable(),
    price_to_cents: z.number().int().nullable(),
    customer_name: z.string(),
    customer_words: z.string(),
    lead_id: z.uuid().nullable(),
    shows_words: z.boolean(),
    shows_name: z.boolean(),
    photos: z.array(casePhotoSchema),
    consents: z
      .array(caseConsentSchema)
      .describe('Every answer of the customer, the latest first; at most 50.'),
    path: z.string().nullable().describe('Its public address; null while it is not published.'),
    revision: z.number().int().describe('Counts the changes; send it back as `based_on`.'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Case' });
export type Case = z.infer<typeof caseSchema>;

const filter = {
  status: caseStatusSchema.optional(),
  service: z.string().trim().max(120).optional(),
  place: z.string().trim().max(120).regex(placePattern, placeError).optional(),
};
export type CaseFilter = z.output<z.ZodObject<typeof filter>>;

const adminRoute = adminRoutesOf('cases');

export const caseRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/cases',
    summary: 'Finished work, newest first',
    query: z.object({ ...filter, ...pageFields() }),
    reply: listOf(caseRowSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/cases',
    summary: 'Add a case as a draft. Refuses a likely duplicate with a question (409)',
    status: 201,
    body: caseInputSchema,
    reply: caseSchema,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/cases/{id}',
    summary: 'One case with its photos and consents',
    reply: caseSchema,
  }),
  update: adminRoute({
    method: 'patch',
    path: '/api/cases/{id}',
    summary: 'Change a case. Omitted fields stay; changed words and names need new consent',
    body: z
      .object({
        ...fields,
        is_another_job: z.boolean(),
        based_on: revisionSchema.describe('If it is no longer the newest revision, nothing is saved (409).'),
      })
      .partial()
      .meta({ id: 'CaseUpdate' }),
    reply: caseSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/cases/{id}',
    summary: 'Delete a case with its photos and consents. It leaves all pages at once',
  }),
  publish: adminRoute({
    method: 'post',
    path: '/api/cases/{id}/publish',
    summary: 'Show a case, with the parts that its customer agreed to',
    reply: caseSchema,
  }),
  withdraw: adminRoute({
    method: 'post',
    path: '/api/cases/{id}/withdraw',
    summary: 'Take a case off all pages. Its consents stay',
    reply: caseSchema,
  }),
  consentLink: adminRoute({
    method: 'post',
    path: '/api/cases/{id}/consent-link',
    summary: 'Create the signed consent link; with an address, send it there',
    body: z.object({ email: z.email('Write an email address').max(200).optional() }),
    reply: z.object({ url: z.string(), expires_at: z.iso.datetime(), is_sent: z.boolean() }),
  }),
  addPhoto: adminRoute({
    method: 'post',
    path: '/api/cases/{id}/photos',
    summary: 'Add a photo (JPEG, PNG or WebP, at most 20 MB); stored without metadata',
    query: z.object({ stage: photoStageSchema }),
    upload: 'image/*',
    reply: caseSchema,
  }),
  photo: adminRoute({
    method: 'get',
    path: '/api/cases/{id}/photos/{photo}',
    summary: 'A photo of a case',
    params: idParams.extend({ photo: z.uuid() }),
    query: z.object({ size: z.enum(['large', 'small']).default('small') }),
    reply: z.string(),
    media: 'image/webp',
  }),
  removePhoto: adminRoute({
    method: 'delete',
    path: '/api/cases/{id}/photos/{photo}',
    summary: 'Delete a photo. It leaves all pages at once',
    params: idParams.extend({ photo: z.uuid() }),
    status: 200,
    reply: caseSchema,
  }),
};
