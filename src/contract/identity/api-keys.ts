import { z } from 'zod';
import { listOf, pageFields, route, type Scope } from '../platform/route.ts';

/*
 * API keys: `Authorization: Bearer <key>`. A key acts for the admin who created it, within its scopes; no key can
 * create keys, roles or accounts. docs/access.md lists the scope of each call.
 */

const scopeSchema = z.custom<Scope>(
  value => typeof value === 'string' && /^[a-z-]{1,40}:(read|write)$/.test(value),
  'A scope is like pages:read or pages:write',
);

export const apiKeyStateSchema = z.enum([
  'active',
  'expired',
  'revoked',
  'owner-gone',
  'owner-without-factor',
]);
export type ApiKeyState = z.infer<typeof apiKeyStateSchema>;

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().describe('The first characters of the key, to recognize it.'),
    scopes: z.array(z.string()),
    state: apiKeyStateSchema.describe(
      '`owner-gone`: the owner is no longer an admin. `owner-without-factor`: the owner must add a second factor.',
    ),
    owner_email: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable().describe('At most a minute behind.'),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

export const newApiKeySchema = z.object({
  name: z.string().trim().min(1, 'Enter a name for the key').max(80),
  scopes: z.array(scopeSchema).min(1, 'Choose at least one scope').max(200),
  expires_in_days: z
    .number()
    .int()
    .min(1, 'At least a day')
    .max(3_650, 'At most ten years')
    .nullable()
    .describe('Null: it does not expire.'),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

const person = { access: 'admin', scope: 'none', noun: 'api-keys' } as const;

export const apiKeyRoutes = {
  list: route({
    ...person,
    method: 'get',
    path: '/api/api-keys',
    summary: 'API keys, newest first; never the keys themselves',
    query: z.object(pageFields()),
    reply: listOf(apiKeySchema),
  }),
  scopes: route({
    ...person,
    method: 'get',
    path: '/api/api-keys/scopes',
    summary: 'List the scopes of keys, and how many calls that opens',
    reply: z.object({
      items: z.array(z.object({ noun: z.string(), read: z.number().int(), write: z.number().int() })),
    }),
  }),
  create: route({
    ...person,
    method: 'post',
    path: '/api/api-keys',
    summary: 'Make a key (proven); the answer is the only time it is shown',
    body: newApiKeySchema,
    status: 201,
    reply: z.object({ api_key: apiKeySchema, key: z.string() }),
  }),
  revoke: route({
    ...person,
    method: 'delete',
    path: '/api/api-keys/{id}',
    summary: 'Revoke a key; it opens nothing from now on',
  }),
};
