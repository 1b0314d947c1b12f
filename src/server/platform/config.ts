import { z } from 'zod';
import { type AiConfig, aiProblems, readAiConfig } from './ai-config.ts';
import {
  type BusinessProfileConfig,
  businessProfileProblems,
  readBusinessProfile,
} from './business-profile-config.ts';
import { detectMemory, readMemorySize } from './memory/memory-size.ts';

/*
 * Everything that the program reads from its environment. Each variable is documented here, and the guide
 * is generated from it. All problems are reported together, and the program does not start.
 */

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema.optional());
const withDefault = <S extends z.ZodType<string | number>>(schema: S, fallback: string) =>
  z.preprocess(value => blankIsAbsent(value) ?? fallback, schema);

/** With less, not even an empty site can be served. */
const minMemory = 256 * 2 ** 20;

const memorySize = z.string().transform((text, context) => {
  const bytes = readMemorySize(text);
  if (bytes !== null && bytes >= minMemory) return bytes;
  context.addIssue('must be a size of at least 256M, such as 512M or 2G');
  return z.NEVER;
});

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

const environmentSchema = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), '3000').describe(
    'Port to listen on; 0 picks a free one.',
  ),
  HOST: withDefault(z.string(), '127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: withDefault(z.string(), '.data').describe('Where the embedded database and uploads live.'),
  DATABASE_URL: optional(postgresUrl).describe(
    'A PostgreSQL (15 or newer) to use instead of the embedded one.',
  ),
  DATABASE_POOL_URL: optional(postgresUrl).describe(
    'A pooler in front of DATABASE_URL that web processes share, such as pgbouncer by transaction.',
  ),
  DATABASE_READ_URL: optional(z.string()).describe(
    'Hot standbys of DATABASE_URL that public pages are read from: postgres:// addresses, separated by commas or spaces.',
  ),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })).describe(
    'The address visitors use, when it differs from HOST and PORT.',
  ),
  TRUSTED_PROXIES: optional(
    z.coerce
      .number({ error: 'must be a number' })
      .int({ error: 'must be a whole number' })
      .min(0, { error: 'must be 0 or more' })
      .max(10, { error: 'must be at most 10' }),
  ).describe(
    'Number of proxies in front, each of which appends the address it was called from to X-Forwarded-For. Not set: one if the caller is in a private network, otherwise none.',
  ),
  ADMIN_EMAIL: optional(z.email({ error: 'must be an email address' })).describe('Email of the first admin.'),
  ADMIN_PASSWORD: optional(z.string().min(8, { error: 'must have at least 8 characters' })).describe(
    'Password of the first admin; without it a random one is printed once.',
  ),
  PASSWORD_HASH_COST: withDefault(
    z.enum(['standard', 'test'], { error: 'must be standard or test' }),
    'standard',
  ).describe('test makes password hashes cheap and weak, for automated tests only; it needs PORT=0.'),
  DEMO: withDefault(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '1').describe(
    '0 starts an empty database without the demo.',
  ),
  MEMORY_LIMIT: optional(memorySize).describe(
    'Memory that the program may use with its database, such as 1G; caches, V8 and PostgreSQL follow it. Not set: the machine’s, or its container’s.',
  ),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
    'warn',
  ).describe('How much is logged to stderr.'),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  ).describe(
    'Mail server; wins over the one in Settings, Mail. With neither, messages are only shown in the back office.',
  ),
  NODE_ENV: optional(z.string()).describe(
    'production hides the details of unexpected failures from visitors.',
  ),
  GOOGLE_MAPS_API_KEY: optional(z.string().max(200)).describe(
    'Shows the Google map; without it a link to OpenStreetMap.',
  ),
  WIKIPEDIA_API_URL: withDefault(
    z.union([z.literal('off'), z.url({ protocol: /^https?$/ })], {
      error: 'must be an http(s):// address, or off',
    }),
    'https://en.wikipedia.org/w/api.php',
  ).describe('Source of articles about towns; off disables it.'),
  AI_BASE_URL: optional(
    z.url({
      protocol: /^(anthropic\+)?https?$/,
      error: 'must be an http(s):// or anthropic+http(s):// address',
    }),
  ).describe(
    'Who helps writing: an OpenAI-compatible API, or Anthropic’s (api.anthropic.com, or any host behind anthropic+https://); without a path /v1 is meant. Not set: the built-in writer.',
  ),
  AI_API_KEY: optional(
    z.string().regex(/^[\x21-\x7e]{1,500}$/, { error: 'must be one word of at most 500 characters' }),
  ).describe('Its key. Anthropic needs one; a server of your own may not.'),
  AI_MODEL: optional(z.string().max(200)).describe('Its model. Needed with AI_BASE_URL.'),
  BUSINESS_PROFILE_LOCATION: optional(
    z.string().regex(/^accounts\/[\w-]+\/locations\/[\w-]+$/, {
      error: 'must be like accounts/1/locations/2',
    }),
  ).describe(
    'The business’s place in the Business Profile protocol, whose reviews are read once a day. Not set: they are read from nowhere.',
  ),
  BUSINESS_PROFILE_LINK: optional(
    z.url({ protocol: /^https$/, error: 'must be an https:// address' }),
  ).describe(
    'Public address of these reviews. Needed with BUSINESS_PROFILE_LOCATION, as the three after it.',
  ),
  BUSINESS_PROFILE_CLIENT_ID: optional(z.string().max(500)).describe('Of the program that may read them.'),
  BUSINESS_PROFILE_CLIENT_SECRET: optional(z.string().max(500)).describe('Its secret.'),
  BUSINESS_PROFILE_REFRESH_TOKEN: optional(z.string().max(2_000)).describe(
    'What the owner of the profile granted it.',
  ),
  BUSINESS_PROFILE_URL: withDefault(
    z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }),
    'https://mybusiness.googleapis.com/v4',
  ).describe('Base address of the protocol.'),
  BUSINESS_PROFILE_TOKEN_URL: withDefault(
    z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }),
    'https://oauth2.googleapis.com/token',
  ).describe('Where the grant is exchanged for a token.'),
});

/** The amount of work per password hash. */
export type PasswordHashCost = 'standard' | 'test';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** A pooler in front of it. */
  readonly databasePoolUrl: string | null;
  /** Hot standbys to read from. */
  readonly databaseReadUrls: readonly string[];
  readonly publicUrl: string | null;
  /**
   * The number of the owner's proxies that append to X-Forwarded-For. Null: detected from the caller's
   * network.
   */
  readonly trustedProxies: number | null;
  readonly admin: { readonly email: string | null; readonly password: string | null };
  readonly passwordHashCost: PasswordHashCost;
  readonly demo: boolean;
  /** Bytes that the program may use, with its embedded database. */
  readonly memory: number;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  /** Error pages show stack traces. Never in production. */
  readonly showStacks: boolean;
  readonly googleMapsApiKey: string | null;
  /** Null: lookups are off. */
  readonly wikipediaApiUrl: string | null;
  /** Null: the built-in writer. */
  readonly ai: AiConfig | null;
  /** Null: reviews are read from nowhere else. */
  readonly businessProfile: BusinessProfileConfig | null;
}

/** Names and descriptions for `--help` and the guide. */
export const environmentHelp: readonly (readonly [string, string])[] = Object.entries(
  environmentSchema.shape,
).map(([name, schema]) => [name, schema.description ?? '']);

export type ConfigResult = { config: Config } | { problems: readonly string[] };

/**
 * Reads the configuration, or returns all problems. Has no side effects.
 * @example readConfig({ PORT: 'abc' }) // { problems: ['PORT: …'] }
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const parsed = environmentSchema.safeParse(env);
  const problems = [
    ...(parsed.error?.issues ?? []).map(issue => `${issue.path.join('.')}: ${issue.message}`),
    ...poolUrlProblems(env),
    ...readUrlProblems(env),
    ...aiProblems(env),
    ...businessProfileProblems(env),
    ...passwordHashProblems(env),
  ];
  if (!parsed.success || problems.length > 0) return { problems };
  const value = parsed.data;
  return {
    config: Object.freeze({
      port: value.PORT,
      host: value.HOST,
      dataDir: value.DATA_DIR,
      databaseUrl: value.DATABASE_URL ?? null,
      databasePoolUrl: value.DATABASE_POOL_URL ?? null,
      databaseReadUrls: readUrls(value.DATABASE_READ_URL),
      publicUrl: value.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
      trustedProxies: value.TRUSTED_PROXIES ?? null,
      admin: { email: value.ADMIN_EMAIL ?? null, password: value.ADMIN_PASSWORD ?? null },
      passwordHashCost: value.PASSWORD_HASH_COST,
      demo: value.DEMO === '1',
      memory: value.MEMORY_LIMIT ?? detectMemory(),
      logLevel: value.LOG_LEVEL,
      smtpUrl: value.SMTP_URL ?? null,
      showStacks: value.NODE_ENV !== undefined && value.NODE_ENV !== 'production',
      googleMapsApiKey: value.GOOGLE_MAPS_API_KEY ?? null,
      wikipediaApiUrl: value.WIKIPEDIA_API_URL === 'off' ? null : value.WIKIPEDIA_API_URL,
      ai: readAiConfig(value),
      businessProfile: readBusinessProfile(value),
    }),
  };
}

/** The address visitors use. */
export function originOf(config: Config): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`;
}

function poolUrlProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  if (!env.DATABASE_POOL_URL || env.DATABASE_URL) return [];
  return [
    'DATABASE_POOL_URL: needs DATABASE_URL, the way to the same database without the pooler. Set it, or remove DATABASE_POOL_URL.',
  ];
}

/** Prevents weak hashes on a real site: tests listen on any free port, sites never do. */
function passwordHashProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.PASSWORD_HASH_COST !== 'test' || Number(env.PORT || undefined) === 0) return [];
  return [
    'PASSWORD_HASH_COST: test is for automated tests and needs PORT=0. Remove it to start the program.',
  ];
}

interface ReadVariables {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
}

/** @example readUrls('postgres://a/db, postgres://b/db') // ['postgres://a/db', 'postgres://b/db'] */
function readUrls(text: string | undefined): readonly string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean);
}

/** Problems with the addresses of standbys. No message repeats an address, because it may have a password. */
function readUrlProblems({ DATABASE_URL, DATABASE_READ_URL }: ReadVariables): string[] {
  const urls = readUrls(DATABASE_READ_URL);
  if (urls.length === 0) return [];
  if (!urls.every(url => /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url))) {
    return [
      'DATABASE_READ_URL: must be postgres:// addresses, separated by commas or spaces. Write a comma in a password as %2C.',
    ];
  }
  return [
    ...(DATABASE_URL
      ? []
      : [
          'DATABASE_READ_URL: needs DATABASE_URL, the primary of these standbys. Set it, or remove DATABASE_READ_URL.',
        ]),
    ...(new Set(urls.map(url => new URL(url).host)).size < urls.length
      ? ['DATABASE_READ_URL: names a server twice. Give each standby once.']
      : []),
  ];
}
