import type { BetterAuthOptions } from 'better-auth';
import { passwordLength } from '../../../contract/identity/account.ts';

/** The header in which we tell the library who is calling. What a caller sends under this name is replaced. */
export const addressHeader = 'x-pagehaul-address';

const day = 24 * 3_600;

/** So long after signing in one has to sign in again, however often one came by meanwhile. In milliseconds. */
export const longestSession = 30 * day * 1_000;

/** Table and column names of sign-in, in the same style as every other table. */
const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** What is fixed about sign-in, whatever the configuration. The tables are made by our own migrations. */
export const authOptions = {
  appName: 'Pagehaul',
  basePath: '/api/auth',
  emailAndPassword: {
    enabled: true,
    minPasswordLength: passwordLength.least,
    maxPasswordLength: passwordLength.most,
    requireEmailVerification: true,
    autoSignIn: false,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: 3_600,
  },
  user: {
    modelName: 'auth_users',
    fields: { ...timestamps, emailVerified: 'email_verified' },
    additionalFields: {
      disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      ...timestamps,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    additionalFields: {
      factorUntil: { type: 'date', required: false, input: false, fieldName: 'factor_until' },
      provenAt: { type: 'date', required: false, input: false, fieldName: 'proven_at' },
    },
    // A week without a visit ends it; from the second day on each visit renews it, so that nobody at work is thrown out.
    expiresIn: 7 * day,
    updateAge: day,
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
    // Another company's word that an email is somebody's does not open an account that is here already: its owner links it.
    accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
  },
  verification: {
    modelName: 'auth_verifications',
    fields: { ...timestamps, expiresAt: 'expires_at' },
    storeIdentifier: 'hashed',
  },
  rateLimit: {
    enabled: true,
    storage: 'database',
    modelName: 'auth_rate_limits',
    fields: { lastRequest: 'last_request' },
    // Guessing passwords is hopeless at this pace; a person who mistypes never notices it.
    customRules: {
      '/sign-in/email': { window: 60, max: 30 },
      '/sign-in/email-otp': { window: 60, max: 30 },
      '/sign-up/email': { window: 60, max: 10 },
      '/sign-in/social': { window: 60, max: 30 },
      '/reset-password': { window: 60, max: 10 },
      '/request-password-reset': { window: 60, max: 10 },
      '/email-otp/send-verification-otp': { window: 60, max: 10 },
    },
  },
  advanced: {
    database: { generateId: 'uuid' },
    ipAddress: { ipAddressHeaders: [addressHeader] },
    // Writes from other sites are refused for the whole API in http/guard-requests.ts; the library's own check would also
    // turn away programs, which send no Origin.
    disableCSRFCheck: true,
  },
  telemetry: { enabled: false },
} satisfies BetterAuthOptions;
