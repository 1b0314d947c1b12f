import { z } from 'zod';
import { errorReplySchema } from '../../../contract/platform/error.ts';
import type { Route } from '../../../contract/platform/route.ts';
import { routes } from '../../../contract/routes.ts';
import { type JsonSchema, OpenApiComponents } from './openapi-components.ts';

/** Every route of the contract in one list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap(
  noun => Object.values(noun) as Route[],
);

let created: JsonSchema | undefined;

/** The contract as an OpenAPI 3.1 document. Created at the first request for it, because it takes 0.2 s. */
export function openApiDocument(): JsonSchema {
  created ??= createDocument();
  return created;
}

function createDocument(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  const components = new OpenApiComponents();
  for (const route of allRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagehaul',
      version: '1',
      description:
        'Generates landing pages from templates. Sign in at POST /api/auth/sign-in/email with {"email","password"}; the cookie it sets gives access to every call below. Programs send an API key instead: Authorization: Bearer ph_…',
    },
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'pagehaul.session_token' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key with the scope that a call names.' },
      },
    },
  };
}

function operation(route: Route, components: OpenApiComponents): JsonSchema {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => schemaIn(components, schema, io);
  const media = route.media ?? (route.stream ? 'text/event-stream' : 'application/json');
  const reply = schemaOf(route.reply, 'output');
  const body = schemaOf(route.body, 'input');
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
    parameters: [
      ...parameters(components, route.params, 'path'),
      ...parameters(components, route.query, 'query'),
    ],
    ...(route.upload
      ? {
          requestBody: {
            required: true,
            content: { [route.upload]: { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: { 'application/json': { schema: body } },
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

function parameters(components: OpenApiComponents, schema: z.ZodType, place: 'path' | 'query'): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const json = (field instanceof z.ZodType && schemaIn(components, field, 'input')) || {};
    return { name, in: place, required: place === 'path', schema: json, description: json.description };
  });
}

function schemaIn(
  components: OpenApiComponents,
  schema: z.ZodType,
  io: 'input' | 'output',
): JsonSchema | null {
  if (schema instanceof z.ZodUndefined) return null;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return components.take(json, io);
}
