import { z } from 'zod';
import { errorReplySchema } from '../../contract/error.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';

/** Every route of the contract in one flat list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap(
  noun => Object.values(noun) as Route[],
);

type JsonSchema = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, made once at start. */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of allRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagehaul',
      version: '1',
      description:
        'Templates in, landing pages out. Sign in at POST /api/auth/sign-in/email with {"email","password"}; the cookie it sets opens every call below. Programs send an API key instead: Authorization: Bearer ph_…',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'pagehaul.session_token' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key with the scope that a call names.' },
      },
    },
  };
}

function operation(route: Route): JsonSchema {
  const media = route.media ?? (route.stream ? 'text/event-stream' : 'application/json');
  const reply = schemaOf(route.reply, 'output');
  return {
    tags: [route.noun],
    summary: route.summary,
    description: {
      admin: 'For admins.',
      'signed-in': 'For any signed-in user.',
      customer: 'For customers.',
      anyone: 'For anyone.',
    }[route.access],
    security: securityOf(route),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.upload
      ? {
          requestBody: {
            required: true,
            content: { [route.upload]: { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(schemaOf(route.body, 'input')
      ? {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [route.status]: { description: 'Done', ...(reply ? { content: { [media]: { schema: reply } } } : {}) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: schemaOf(errorReplySchema, 'output') } },
      },
    },
  };
}

function securityOf({ access, scope }: Route): JsonSchema[] {
  if (access === 'anyone') return [];
  return scope ? [{ session: [] }, { key: [scope] }] : [{ session: [] }];
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const json = (field instanceof z.ZodType && schemaOf(field, 'input')) || {};
    return { name, in: place, required: place === 'path', schema: json, description: json.description };
  });
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema | null {
  if (schema instanceof z.ZodUndefined) return null;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}
