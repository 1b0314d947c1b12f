import { z } from 'zod';
import { serviceContentSchema } from '../../sections/schemas.ts';
import { contentPackSchema, packOrOwnSchema } from '../platform/content-packs.ts';
import { adminRoutesOf, importFields, listOf, pageFields, rowVerdictSchema } from '../platform/route.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';
import {
  descriptionSchema,
  neededSentencesSchema,
  ownSentencesSchema,
  serviceAnswersSchema,
  serviceDraftSchema,
} from './answers.ts';
import { serviceTextsEventSchema, serviceTextsSchema } from './service-texts.ts';

/** Services of one trade. */
export const maxServices = 500;

const keywordsSchema = z
  .array(z.string().trim().min(1, 'A keyword can’t be empty').max(120, 'At most 120 characters'))
  .min(1, 'Give at least one keyword')
  .max(50, 'At most 50 keywords');

export const serviceInputSchema = z
  .object({
    name: z
      .string({ error: 'Name the service' })
      .trim()
      .min(1, 'Name the service')
      .max(120, 'At most 120 characters'),
    summary: z.string().trim().max(300, 'At most 300 characters').default(''),
    keywords: keywordsSchema.describe('Pages with one of these keywords are about this service.'),
    content: serviceContentSchema.partial().default({}).describe('What its pages say. Texts are templates.'),
    answers: serviceAnswersSchema
      .nullish()
      .describe('What the owner says of it, by part. Left out: as stored.'),
    content_pack: packOrOwnSchema,
  })
  .meta({ id: 'ServiceInput' });
export type ServiceInput = z.output<typeof serviceInputSchema>;

const serviceIssueSchema = z
  .object({
    path: z.string().describe('The field, such as `questions.2.answer`.'),
    message: z.string(),
    line: z.number().int(),
    column: z.number().int(),
  })
  .meta({ id: 'ServiceIssue' });

export const serviceSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    summary: z.string(),
    keywords: z.array(z.string()),
    content: serviceContentSchema,
    content_pack: contentPackSchema,
    answers: serviceAnswersSchema.nullable().describe('What the owner said of it; null: nobody was asked.'),
    own_sentences: ownSentencesSchema,
    needed_sentences: neededSentencesSchema,
    issues: z.array(serviceIssueSchema).describe('What is wrong with its texts, at most 50.'),
    revision: z.number().int().describe('Counts the changes; send it back as `based_on`.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof serviceSchema>;

export const serviceVerdictSchema = z.object({
  line: z.number().int(),
  name: z.string(),
  verdict: rowVerdictSchema,
  reason: z.string().describe('Why it is refused, or what is wrong with its texts.'),
});

export const serviceImportSchema = z
  .object({
    applied: z.boolean(),
    rows: z.array(serviceVerdictSchema).describe('One for each row of the file, in its order.'),
  })
  .meta({ id: 'ServiceImportReport' });
export type ServiceImport = z.infer<typeof serviceImportSchema>;

const toDraftSchema = serviceInputSchema
  .pick({ name: true, content_pack: true })
  .extend({
    keyword: z.string().trim().max(120, 'At most 120 characters').optional(),
    id: z.uuid().optional().describe('The stored service that these texts are for.'),
    description: descriptionSchema,
    answers: serviceAnswersSchema.prefault({}),
    places: z
      .array(z.string().trim().max(120))
      .max(500)
      .optional()
      .describe('Towns of a business that is not set up yet, such as “Boise, ID”.'),
  })
  .meta({ id: 'ServiceToDraft' });
export type ServiceToDraft = z.output<typeof toDraftSchema>;

const adminRoute = adminRoutesOf('services');
const ofPack = { content_pack: packOrOwnSchema };

export const serviceRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/services',
    summary: 'Services of a trade, in their order',
    query: z.object({
      ...ofPack,
      keyword: z.string().trim().max(200).optional().describe('Only the service that this keyword names.'),
      ...pageFields(),
    }),
    reply: listOf(serviceSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/services',
    summary: 'Add a service, behind the others',
    status: 201,
    body: serviceInputSchema,
    reply: serviceSchema,
  }),
  draft: adminRoute({
    method: 'post',
    path: '/api/services/draft',
    summary:
      'Texts for a service from its owner’s description and answers, and what is missing. Nothing is stored',
    body: toDraftSchema,
    reply: serviceDraftSchema,
  }),
  write: adminRoute({
    method: 'post',
    path: '/api/services/write',
    summary:
      'Texts for a service, written by the configured model from its owner’s answers and the statements alone. Nothing is stored',
    body: toDraftSchema,
    reply: serviceTextsSchema,
  }),
  streamWrite: adminRoute({
    method: 'post',
    path: '/api/services/write/stream',
    summary: 'The same as a stream; closing it stops the model',
    body: toDraftSchema,
    reply: serviceTextsEventSchema,
    stream: true,
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/services/export.csv',
    summary: 'The services of a trade as a spreadsheet that can be imported again',
    query: z.object(ofPack),
    reply: z.string(),
    media: 'text/csv',
  }),
  import: adminRoute({
    method: 'post',
    path: '/api/services/import',
    summary: 'Import services from CSV by name: a verdict for every row, or all at once',
    body: z.object({ ...ofPack, ...importFields(5_000_000) }),
    reply: serviceImportSchema,
  }),
  order: adminRoute({
    method: 'post',
    path: '/api/services/order',
    summary: 'Put the services of a trade in another order',
    body: z.object({
      ...ofPack,
      ids: z
        .array(z.uuid())
        .max(maxServices)
        .describe('All of them or some, the first one first. Some take each other’s places.'),
    }),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/services/{id}',
    summary: 'One service',
    reply: serviceSchema,
  }),
  save: adminRoute({
    method: 'put',
    path: '/api/services/{id}',
    summary: 'Change a service. Pages show it after moving to the newest version',
    body: serviceInputSchema
      .omit({ content_pack: true })
      .extend({
        based_on: revisionSchema
          .optional()
          .describe('The revision that this text changes. An older one is refused (409).'),
      })
      .meta({ id: 'ServiceUpdate' }),
    reply: serviceSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/services/{id}',
    summary: 'Delete a service. Pages keep its texts until moved to a newer version',
  }),
};
