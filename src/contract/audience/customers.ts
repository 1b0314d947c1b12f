import { z } from 'zod';
import { pageStatusSchema } from '../pages/page-filter.ts';
import { pageInputSchema } from '../pages/pages.ts';
import { adminRoutesOf, listOf, pageFields, route } from '../platform/route.ts';
import { customFieldSchema, fieldNameSchema } from '../templates/templates.ts';
import { customerPlanSchema } from './customer-filter.ts';

/** What is shown in place of a customer's email when accounts can't be read. */
export const unknownEmail = 'Unable to fetch email';

export const customerSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    email: z.string().nullable().describe('Null when it can’t be read: shown as "Unable to fetch email".'),
    company_name: z.string().nullable(),
    website_url: z.string().nullable(),
    subscription_plan: customerPlanSchema,
    monthly_page_limit: z.number().int(),
    pages_generated_this_month: z.number().int(),
    is_active: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof customerSchema>;

const websiteSchema = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine(isWebsite, 'Enter a web address that starts with https:// or http://');

/** Fields that staff may change. Omitted ones stay. */
export const customerChangesSchema = z
  .object({
    subscription_plan: customerPlanSchema,
    monthly_page_limit: z
      .number({ error: 'Write a whole number' })
      .int('Write a whole number')
      .min(0, 'At least 0')
      .max(1_000_000, 'At most 1,000,000 pages a month'),
    company_name: z.string().max(200, 'At most 200 characters').transform(plainText).nullable(),
    website_url: z.union([z.literal(''), z.null(), websiteSchema], {
      error: 'Enter a web address that starts with https:// or http://',
    }),
    is_active: z.boolean(),
  })
  .partial()
  .refine(changes => Object.keys(changes).length > 0, 'Say what to change')
  .meta({ id: 'CustomerChanges' });
export type CustomerChanges = z.infer<typeof customerChangesSchema>;

/** A customer's own plan, and what of it is used. */
export const ownCustomerSchema = customerSchema
  .pick({
    company_name: true,
    website_url: true,
    subscription_plan: true,
    monthly_page_limit: true,
    pages_generated_this_month: true,
    is_active: true,
  })
  .extend({
    remaining_pages: z.number().int(),
    refusal: z.string().nullable().describe('Why no page can be generated now, in words for the customer.'),
    renews_on: z.iso.date().describe('First day of next month, in the time zone of the business.'),
  })
  .meta({ id: 'OwnCustomer' });
export type OwnCustomer = z.infer<typeof ownCustomerSchema>;

export const customerPageSchema = z
  .object({
    id: z.uuid(),
    template_name: z.string(),
    slug: z.string(),
    title: z.string(),
    field_values: z.record(z.string(), z.string()),
    status: pageStatusSchema,
    is_noindex: z.boolean().describe('Outside the areas or services of the business.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CustomerPage' });
export type CustomerPage = z.infer<typeof customerPageSchema>;

/** A published template as customers see it: a name and the fields to fill in. */
export const customerTemplateSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    custom_fields: z.record(fieldNameSchema, customFieldSchema),
    url_pattern: z.string().describe('How the address follows from the values.'),
  })
  .meta({ id: 'CustomerTemplate' });
export type CustomerTemplate = z.infer<typeof customerTemplateSchema>;

/** The address follows from the values: it is the business's site, so customers choose no addresses on it. */
const customerPageInputSchema = pageInputSchema
  .pick({ template_id: true, field_values: true })
  .meta({ id: 'CustomerPageInput' });

const cursorQuery = z.object({
  ...pageFields(),
});

const noun = 'customers';
const adminRoute = adminRoutesOf(noun);

export const customerRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/customers',
    summary: 'Customers, newest first',
    query: cursorQuery.extend({
      search: z
        .string()
        .max(200)
        .transform(plainText)
        .optional()
        .describe('Part of the email or the company, any case.'),
      plan: customerPlanSchema.optional(),
      is_active: z.enum(['true', 'false']).optional(),
    }),
    reply: listOf(customerSchema),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/customers/{id}',
    summary: 'One customer',
    reply: customerSchema,
  }),
  change: adminRoute({
    method: 'patch',
    path: '/api/customers/{id}',
    summary: 'Change, enable or disable a customer',
    body: customerChangesSchema,
    reply: customerSchema,
  }),
  own: route({
    method: 'get',
    path: '/api/customer',
    access: 'customer',
    noun,
    summary: 'The signed-in customer’s plan and use of it',
    reply: ownCustomerSchema,
  }),
  templates: route({
    method: 'get',
    path: '/api/customer/templates',
    access: 'customer',
    noun,
    summary: 'Published templates that customers may use',
    query: cursorQuery,
    reply: z.object({ items: z.array(customerTemplateSchema), next_cursor: z.string().nullable() }),
  }),
  pages: route({
    method: 'get',
    path: '/api/customer/pages',
    access: 'customer',
    noun,
    summary: 'The signed-in customer’s own pages, newest first',
    query: cursorQuery,
    reply: listOf(customerPageSchema),
  }),
  page: route({
    method: 'get',
    path: '/api/customer/pages/{id}',
    access: 'customer',
    noun,
    summary: 'One of the customer’s own pages; others are not found',
    reply: customerPageSchema,
  }),
  generate: route({
    method: 'post',
    path: '/api/customer/pages',
    access: 'customer',
    noun,
    summary: 'Generate one page of a customer template, up to the monthly limit',
    status: 201,
    body: customerPageInputSchema,
    reply: customerPageSchema,
  }),
};

/** One line of text, without what can't be seen or stored. */
function plainText(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();
}

/** Only what a browser opens as a page, without a hidden target. */
function isWebsite(text: string): boolean {
  const [, authority = ''] = /^https?:\/\/([^/?#\s]+)(?:[/?#]\S*)?$/i.exec(text) ?? [];
  return authority !== '' && !authority.includes('@') && !authority.includes('\\');
}
