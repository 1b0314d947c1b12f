import type { BetterAuthOptions } from 'better-auth';

/** The header in which we tell the library who is calling. What a caller sends under this name is replaced. */
export const addressHeader = 'x-pagehaul-address';

/** Table and column names of sign-in, in the same style as every other table. */
const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** What is fixed about sign-in, whatever the configuration. The tables are made by our own migrations. */
export const authOptions = {
  appName: 'Pagehaul',
  basePath: '/api/auth',
  emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 200 },
  user: { modelName: 'auth_users', fields: { ...timestamps, emailVerified: 'email_verified' } },
  session: {
    modelName: 'auth_sessions',
    fields: {
      ...timestamps,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      ...timestamps,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'auth_verifications', fields: { ...timestamps, expiresAt: 'expires_at' } },
  rateLimit: {
    enabled: true,
    storage: 'database',
    modelName: 'auth_rate_limits',
    fields: { lastRequest: 'last_request' },
    // Guessing passwords is hopeless at this pace; a person who mistypes never notices it.
    customRules: { '/sign-in/email': { window: 60, max: 30 } },
  },
  advanced: {
    database: { generateId: 'uuid' },
    cookiePrefix: 'pagehaul',
    ipAddress: { ipAddressHeaders: [addressHeader] },
    // Writes from other sites are refused for the whole API in http/guard-requests.ts; the library's own check would also
    // turn away programs, which send no Origin.
    disableCSRFCheck: true,
  },
  telemetry: { enabled: false },
} satisfies BetterAuthOptions;
