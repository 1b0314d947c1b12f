import { z } from 'zod';
import {
  adminRoutesOf,
  importFields,
  importReport,
  listOf,
  pageFields,
  rowVerdictSchema,
} from '../platform/route.ts';

/*
 * Jobs that the owner has finished, from the list of another program. Only what pages may say is kept: town, service, day,
 * price and time; never a name or an address.
 */

/** With fewer, nothing is said of a town: a neighbor could guess whose job it was. */
export const fewestJobs = 5;
/** Older jobs say little about what one costs today. */
export const yearsTold = 3;
/** Work orders kept at once. */
export const maxWorkOrders = 1_000_000;

/** The parts of a row that are read. */
export const workOrderParts = [
  'town',
  'state',
  'service',
  'date',
  'price',
  'hours',
  'minutes',
  'number',
] as const;
export type WorkOrderPart = (typeof workOrderParts)[number];

export const workOrderSchema = z
  .object({
    id: z.uuid(),
    place: z.string().describe('The town: `Kyle, TX`.'),
    service: z.string(),
    done_on: z.iso.date(),
    price_cents: z.int().nullable().describe('Null: not known.'),
    minutes: z.int().nullable().describe('Working time; null: not known.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'WorkOrder' });
export type WorkOrder = z.infer<typeof workOrderSchema>;

const verdictSchema = z.object({
  line: z.int(),
  name: z.string().describe('Service and town.'),
  verdict: rowVerdictSchema,
  reason: z.string(),
});

export const workOrderProgramSchema = z.enum(['jobber', 'housecall-pro', 'quickbooks', 'other']);
export type WorkOrderProgram = z.infer<typeof workOrderProgramSchema>;

const columnNameSchema = z.string().max(200);
const columnsSchema = z.partialRecord(z.enum(workOrderParts), columnNameSchema.nullable());

export const workOrderImportSchema = importReport(verdictSchema, {
  counts: {},
  order: 'The refused ones first',
})
  .extend({
    program: workOrderProgramSchema.describe('Whose export it is, by its columns.'),
    headings: z.array(z.string()).describe('The columns of the file.'),
    columns: columnsSchema.describe('Which of them was read for what.'),
    unknown_services: z
      .array(z.object({ text: z.string(), rows: z.int() }))
      .describe('What the file calls work that no service is called; the most frequent first, at most 50.'),
  })
  .meta({ id: 'WorkOrderImportReport' });
export type WorkOrderImport = z.infer<typeof workOrderImportSchema>;

export const workOrderSummarySchema = z
  .object({
    subject_kind: z.enum(['place', 'county']),
    subject: z.string().describe('`Kyle, TX`, or `Hays, TX`.'),
    service: z.string(),
    jobs: z.int(),
    facts: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe('What texts of its pages can name.'),
  })
  .meta({ id: 'WorkOrderSummary' });
export type WorkOrderSummary = z.infer<typeof workOrderSummarySchema>;

const adminRoute = adminRoutesOf('work-orders');
const serviceField = z.string().trim().max(200).optional().describe('Only of this service.');

export const workOrderRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/work-orders',
    summary: 'Finished work orders, the last added first',
    query: z.object({ service: serviceField, ...pageFields() }),
    reply: listOf(workOrderSchema),
  }),
  summary: adminRoute({
    method: 'get',
    path: '/api/work-orders/summary',
    summary: `What pages say of finished work orders, by town and service: of ${fewestJobs} or more in ${yearsTold} years`,
    reply: z.object({
      items: z.array(workOrderSummarySchema).describe('The most jobs first; at most 200.'),
      total: z.int(),
    }),
  }),
  import: adminRoute({
    method: 'post',
    path: '/api/work-orders/import',
    summary:
      'Import finished work orders from an export of Jobber, Housecall Pro, QuickBooks or another CSV file: a verdict for every row',
    body: z.object({
      ...importFields(30_000_000),
      columns: columnsSchema
        .default({})
        .describe('Another column for a part than the recognized one; null: none.'),
      services: z
        .record(z.string().max(200), z.string().max(200))
        .refine(services => Object.keys(services).length <= 500, 'At most 500 services')
        .default({})
        .describe('What the file calls a service ─▶ the service’s name.'),
    }),
    reply: workOrderImportSchema,
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/work-orders/export.csv',
    summary: 'Finished work orders as a spreadsheet: town, state, service, date, price and minutes',
    reply: z.string(),
    media: 'text/csv',
  }),
  remove_all: adminRoute({
    method: 'delete',
    path: '/api/work-orders',
    summary: 'Delete all finished work orders, or those of a service. Pages stop naming them at once',
    query: z.object({ service: serviceField }),
    reply: z.object({ deleted: z.int() }),
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/work-orders/{id}',
    summary: 'Delete a finished work order',
  }),
};
