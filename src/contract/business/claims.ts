import { z } from 'zod';
import { adminRoutesOf, listOf, pageFields, route } from '../platform/route.ts';
import { textIssueSchema } from '../platform/text-issue.ts';

/** Words that a person accepted, though no statement covers them. */
export const acceptedClaimSchema = z
  .object({
    id: z.uuid(),
    claim: z.string(),
    reason: z.string(),
    accepted_by: z.string().nullable().describe('The admin’s email address.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AcceptedClaim' });
export type AcceptedClaim = z.infer<typeof acceptedClaimSchema>;

export const acceptanceSchema = z
  .object({
    claims: z
      .array(z.string().trim().min(1).max(200))
      .min(1, 'Name at least one claim')
      .max(100, 'At most 100 at once'),
    reason: z
      .string()
      .trim()
      .min(10, 'Give a reason of at least 10 characters')
      .max(1_000, 'At most 1,000 characters'),
  })
  .meta({ id: 'Acceptance' });

/** What a refused publication names. */
export const unstatedClaimsSchema = z.object({
  claims: z.array(z.object({ claim: z.string(), where: z.string() })),
});
export type UnstatedClaims = z.infer<typeof unstatedClaimsSchema>['claims'];

/** Placeholders for which a publication was refused; null: no field has this meaning. */
export const foreignPlaceholdersSchema = z.object({
  placeholders: z.array(z.object({ written: z.string(), replacement: z.string().nullable() })),
});

const adminRoute = adminRoutesOf('claims');

export const claimRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/claims',
    summary: 'Words that were accepted though no statement covers them, newest first',
    query: z.object(pageFields()),
    reply: listOf(acceptedClaimSchema),
  }),
  accept: adminRoute({
    method: 'post',
    path: '/api/claims',
    summary: 'Accept unstated words for a reason; accepted ones keep theirs',
    status: 204,
    body: acceptanceSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/claims/{id}',
    summary: 'Withdraw accepted words. Published texts stay until saved again',
  }),
  check: route({
    method: 'post',
    path: '/api/text/check',
    access: 'admin',
    scope: 'read',
    noun: 'text',
    summary:
      'Problems of a text: other tools’ placeholders; unstated names, numbers, dates, prices, superlatives, promises',
    body: z.object({
      text: z.string().max(200_000),
      kind: z.enum(['prose', 'title']).default('prose'),
      subject: z
        .object({
          city: z.string().max(200).default(''),
          state: z.string().max(40).default(''),
          service: z.string().max(200).default(''),
        })
        .prefault({})
        .describe('Subject of the text: statements about its place, county, state and service apply.'),
    }),
    reply: z.object({ issues: z.array(textIssueSchema) }),
  }),
};
