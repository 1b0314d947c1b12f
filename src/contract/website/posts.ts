import { z } from 'zod';
import { adminRoutesOf, listOf, pageFields, searchField } from '../platform/route.ts';
import { textIssueSchema } from '../platform/text-issue.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';
import { postStatusSchema } from './post-filter.ts';

/** How long each text may be, in characters. */
export const postLimits = { title: 150, slug: 100, description: 320, author: 100, body: 60_000 } as const;

/** Names under /blog that are not posts'. */
const takenNames: ReadonlySet<string> = new Set(['page', 'feed']);

// A NUL can't be stored by the database, and feeds may hold no other control character either.
const unseen = /[^\P{Cc}\n\t]/gu;
const clean = (text: string) => text.replace(/\r\n?/gu, '\n').replace(unseen, '').toWellFormed().trim();
const oneLine = (text: string) => clean(text).replace(/\s+/gu, ' ');

const capped = (name: string, max: number) =>
  z.string().max(max, `${name}: at most ${max.toLocaleString('en-US')} characters`);

/** Markdown parsing takes time quadratic in the number of unclosed brackets. */
const maxBrackets = 2_000;

const postTexts = {
  title: capped('Title', postLimits.title).transform(oneLine).pipe(z.string().min(1, 'A post needs a title')),
  description: capped('Description', postLimits.description).transform(oneLine),
  author: capped('Author', postLimits.author).transform(oneLine).default(''),
  body: capped('Text', postLimits.body)
    .transform(clean)
    .refine(
      text => text.split('[').length - 1 <= maxBrackets,
      `Text: at most ${maxBrackets.toLocaleString('en-US')} opening brackets`,
    ),
};

const slugSchema = z
  .string()
  .trim()
  .max(postLimits.slug, `Address: at most ${postLimits.slug} characters`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An address holds only a–z, 0–9 and single hyphens between them')
  .refine(slug => !takenNames.has(slug), 'The blog itself uses this address. Choose another.');

/** What a caller may write. A draft may be as unfinished as it likes, but for a title and an address. */
export const postInputSchema = z
  .object({
    ...postTexts,
    slug: slugSchema,
    status: postStatusSchema.default('draft'),
    published_at: z.iso
      .datetime()
      .nullish()
      .describe('The day shown to visitors. Without it: the moment of publishing.'),
    publish_anyway: z
      .boolean()
      .optional()
      .describe('Publish with marks of other programs and pictures of other sites. Not stored.'),
  })
  .superRefine(({ status, description, body }, context) => {
    if (status === 'draft') return;
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (description === '') missing('description', 'A published post needs a description');
    if (body === '') missing('body', 'A published post needs a text');
  })
  .meta({ id: 'PostInput' });
export type PostInput = z.infer<typeof postInputSchema>;

const row = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  status: postStatusSchema,
  published_at: z.iso.datetime().nullable(),
  revision: z.number().int(),
  old_address_count: z.number().int().describe('Former addresses that lead to this post.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** A post of a list: no body, so that the list stays small. */
export const postRowSchema = z.object(row).meta({ id: 'PostRow' });
export type PostRow = z.infer<typeof postRowSchema>;

export const postSchema = z
  .object({
    ...row,
    body: z.string().describe('Markdown'),
    old_slugs: z.array(z.string()).describe('The latest former addresses, newest first.'),
    updated_by_email: z.string().nullable(),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

/** Why a post was not published, where it can be published all the same. */
export const postIssuesSchema = z.object({ issues: z.array(textIssueSchema) });
export type PostIssues = z.infer<typeof postIssuesSchema>['issues'];

const adminRoute = adminRoutesOf('posts');

export const postRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/posts',
    summary: 'Posts of the blog, newest first',
    query: z.object({
      search: searchField('Part of a title, address, description or author.'),
      status: postStatusSchema.optional(),
      ...pageFields(),
    }),
    reply: listOf(postRowSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/posts',
    summary: 'Write a post',
    status: 201,
    body: postInputSchema,
    reply: postSchema,
  }),
  preview: adminRoute({
    method: 'post',
    path: '/api/posts/preview',
    scope: 'read',
    summary: 'A text as visitors would see it, without storing it',
    body: z
      .object({ ...postTexts, title: capped('Title', postLimits.title).transform(oneLine) })
      .meta({ id: 'PostPreview' }),
    reply: z.object({
      html: z.string().describe('A whole document with the site’s stylesheet and no script.'),
      minutes: z.number().int().describe('How long it takes to read.'),
    }),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/posts/{id}',
    summary: 'One post with its text',
    reply: postSchema,
  }),
  update: adminRoute({
    method: 'put',
    path: '/api/posts/{id}',
    summary: 'Replace a post. Its former public addresses redirect to it.',
    body: postInputSchema
      .safeExtend({
        revision: revisionSchema.describe('The revision this was written from; an older one is refused.'),
      })
      .meta({ id: 'PostChanges' }),
    reply: postSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/posts/{id}',
    summary: 'Delete a post; its addresses answer “not found” from then on',
  }),
};
