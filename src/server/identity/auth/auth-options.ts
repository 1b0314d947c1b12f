import type { BetterAuthOptions } from 'better-auth';
import { passwordLength } from '../../../contract/identity/account.ts';

/** The header that tells the library the client's address. A caller's value is replaced. */
export const addressHeader = 'x-pagehaul-address';

const day = 24 * 3_600;

/** Milliseconds after which a user must sign in again, even if active. */
export const maxSession = 30 * day * 1_000;

/** Table and column names of the library, in the style of our other tables. */
const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** The library's fixed options. Our own migrations create its tables. */
export const authOptions = {
  appName: 'Pagehaul',
  basePath: '/api/auth',
  emailAndPassword: {
    enabled: true,
    minPasswordLength: passwordLength.min,
    maxPasswordLength: passwordLength.max,
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
    // A session ends after a week without a visit. From the second day, each visit renews it.
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
    // Another provider's claim of an email must not open an existing account. The owner links it.
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
    // Too few for guessing passwords, enough for typing errors.
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
    // http/guard-requests.ts refuses writes from other sites. The library's check would also refuse
    // programs, which send no Origin.
    disableCSRFCheck: true,
  },
  telemetry: { enabled: false },
} satisfies BetterAuthOptions;
