import { z } from 'zod';
import { addressProblems } from '../../sections/schemas.ts';
import { contentPackSchema, packOrOwnSchema } from '../platform/content-packs.ts';
import { adminRoutesOf, listOf, pageFields, route } from '../platform/route.ts';
import { textIssueSchema } from '../platform/text-issue.ts';
import { revisionSchema, versionNumberPart } from '../platform/whole-numbers.ts';
import { presetNameSchema, presetSchema } from './presets.ts';
import { templateIssueSchema } from './template-issues.ts';
import { templateWatchSchema } from './template-watch.ts';

const text = (max: number) => z.string().max(max);

/** Sections keep their stored shape. sections/read-section.ts converts it to the current type. */
export const contentSectionSchema = z
  .object({
    id: z.string().max(100).optional(),
    type: z.string().min(1).max(60),
    title: text(2_000).default(''),
    content: z.json().default(''),
    order: z.number().int().min(1).max(10_000).optional(),
  })
  .meta({ id: 'ContentSection' });
export type ContentSection = z.infer<typeof contentSectionSchema>;

export const customFieldSchema = z
  .object({
    type: z.enum(['text', 'textarea', 'select']).default('text'),
    label: text(200).default(''),
    placeholder: text(500).default(''),
    options: z.array(text(200)).max(200).default([]),
    required: z.boolean().default(false),
  })
  .meta({ id: 'CustomField' });
export type CustomField = z.infer<typeof customFieldSchema>;

export const fieldNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'Start a field name with a letter. Use a–z, 0–9 and _')
  .max(60);

export const templateStatusSchema = z.enum(['draft', 'published']);

export const templateSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title_template: z.string(),
    meta_description_template: z.string().nullable(),
    hero_title_template: z.string(),
    hero_subtitle_template: z.string(),
    content_sections: z.array(contentSectionSchema),
    custom_fields: z.record(fieldNameSchema, customFieldSchema),
    status: templateStatusSchema,
    for_customers: z.boolean().describe('Customers may generate pages of it while it is published.'),
    content_pack: contentPackSchema,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    revision: z.number().int().describe('Counts the changes of the text; send it back as `based_on`.'),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof templateSchema>;

const required = (message: string, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max, `At most ${max} characters`);

/** A section as a caller may write it: an address in it that no page would use is refused, with the reason. */
const writtenSectionSchema = contentSectionSchema.superRefine((section, context) => {
  for (const { path, message } of addressProblems(section.type, section.content)) {
    context.addIssue({ code: 'custom', path: ['content', ...path], message });
  }
});

/** Reserved names: they already have another meaning where field values are used. */
const takenNames = ['location', 'constructor', 'prototype'];

/** What a caller may write. The messages are the specification's. */
export const templateInputSchema = z
  .object({
    name: required('Template name is required', 200),
    title_template: required('Title template is required', 2_000),
    meta_description_template: z
      .string()
      .trim()
      .max(4_000)
      .nullish()
      .transform(value => value || null),
    hero_title_template: required('Hero title template is required', 2_000),
    hero_subtitle_template: required('Hero subtitle template is required', 4_000),
    content_sections: z
      .array(writtenSectionSchema)
      .max(200, 'A template holds at most 200 sections')
      .default([]),
    custom_fields: z
      .record(fieldNameSchema, customFieldSchema)
      .refine(fields => Object.keys(fields).length <= 50, 'A template holds at most 50 custom fields')
      .refine(
        fields => takenNames.every(name => !Object.hasOwn(fields, name)),
        `A custom field can’t be named ${takenNames.join(', ')}: that name is taken`,
      )
      .optional(),
    status: templateStatusSchema.default('draft'),
    for_customers: z
      .boolean()
      .optional()
      .describe('Customers may generate pages of it. Omitted: no change; false if new.'),
    content_pack: packOrOwnSchema,
  })
  .meta({ id: 'TemplateInput' });
export type TemplateInput = z.infer<typeof templateInputSchema>;

const templateUpdateSchema = templateInputSchema
  .extend({
    based_on: revisionSchema
      .optional()
      .describe('The revision that this text changes. An older one is refused (409).'),
  })
  .meta({ id: 'TemplateUpdate' });

/** A row of the templates table: no section content, so that the list stays small. */
export const templateRowSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title_template: z.string(),
    status: templateStatusSchema,
    for_customers: z.boolean(),
    content_pack: contentPackSchema,
    section_count: z.number().int(),
    first_section_types: z.array(z.string()),
    custom_field_count: z.number().int(),
    page_count: z.number().int(),
    deletion_id: z.uuid().nullable().describe('Set: the bulk change that is deleting it with its pages.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'TemplateRow' });
export type TemplateRow = z.infer<typeof templateRowSchema>;

export const templateVersionSchema = z
  .object({
    number: z.number().int(),
    name: z.string(),
    created_at: z.iso.datetime(),
    created_by_email: z.string().nullable(),
    is_current: z.boolean().describe('The working copy holds exactly this text.'),
  })
  .meta({ id: 'TemplateVersion' });
export type TemplateVersion = z.infer<typeof templateVersionSchema>;

/** A version with its text. */
export const templateVersionTextSchema = templateSchema
  .omit({ id: true, status: true, for_customers: true, updated_at: true, revision: true })
  .extend({ number: z.number().int() })
  .meta({ id: 'TemplateVersionText' });
export type TemplateVersionText = z.infer<typeof templateVersionTextSchema>;

const adminRoute = adminRoutesOf('templates');
const versionParams = z.object({ id: z.uuid(), n: versionNumberPart });

export const templateRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/templates',
    summary: 'Templates, newest first',
    query: z.object({
      status: templateStatusSchema.optional(),
      ...pageFields(100),
    }),
    reply: listOf(templateRowSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/templates',
    summary: 'Create a template',
    status: 201,
    body: templateInputSchema,
    reply: templateSchema,
  }),
  presets: adminRoute({
    method: 'get',
    path: '/api/templates/presets',
    summary: 'Ready-made templates, and which of them exist',
    reply: z.object({ items: z.array(presetSchema) }),
  }),
  createPreset: adminRoute({
    method: 'post',
    path: '/api/templates/presets/{preset}',
    summary: 'Create a ready-made template; refused when one of its name exists',
    status: 201,
    params: z.object({ preset: presetNameSchema }),
    reply: templateSchema,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/templates/{id}',
    summary: 'One template with its sections',
    reply: templateSchema,
  }),
  update: adminRoute({
    method: 'put',
    path: '/api/templates/{id}',
    summary: 'Replace a template’s text; pages made from earlier versions stay as they are',
    body: templateUpdateSchema,
    reply: templateSchema,
  }),
  clone: adminRoute({
    method: 'post',
    path: '/api/templates/{id}/clone',
    summary: 'Copy a template as a draft named "… (Copy)"',
    status: 201,
    reply: templateSchema,
  }),
  issues: adminRoute({
    method: 'get',
    path: '/api/templates/{id}/issues',
    summary: 'The names a template needs, and its problems with line and column',
    reply: z.object({ names: z.array(z.string()), issues: z.array(templateIssueSchema) }),
  }),
  versions: adminRoute({
    method: 'get',
    path: '/api/templates/{id}/versions',
    summary: 'Frozen versions, newest first',
    reply: z.object({ items: z.array(templateVersionSchema) }),
  }),
  version: adminRoute({
    method: 'get',
    path: '/api/templates/{id}/versions/{n}',
    summary: 'A version with its text',
    params: versionParams,
    reply: templateVersionTextSchema,
  }),
  events: adminRoute({
    method: 'get',
    path: '/api/templates/{id}/events/{editor_id}',
    summary: 'Who else has the template open, and its changes; connecting counts as opening',
    params: z.object({ id: z.uuid(), editor_id: z.uuid() }),
    reply: templateWatchSchema,
    stream: true,
  }),
  restore: adminRoute({
    method: 'post',
    path: '/api/templates/{id}/versions/{n}/restore',
    summary: 'Make a version’s text the template’s text again',
    params: versionParams,
    reply: templateSchema,
  }),
  previewText: route({
    method: 'post',
    path: '/api/text/preview',
    access: 'admin',
    scope: 'read',
    noun: 'text',
    summary: 'Preview one text, filled by the engine',
    body: z.object({
      text: z.string().max(1_000_000),
      values: z.record(z.string().max(100), z.string().max(10_000)).default({}),
      seed: z
        .union([z.string().max(500), z.number().int()])
        .default(0)
        .describe('A number, or a slug whose seed is used.'),
      kind: z.enum(['prose', 'title', 'slug']).default('prose'),
    }),
    reply: z.object({ text: z.string(), issues: z.array(textIssueSchema) }),
  }),
};
