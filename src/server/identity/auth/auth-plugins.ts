import { createHmac } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { emailOTP, jwt } from 'better-auth/plugins';
import type { AccountContext } from '../account/account-context.ts';
import { codeMessage } from '../account/account-messages.ts';
import { codeMinutes } from '../account/codes.ts';
import { findPersonByEmail } from '../account/queries.ts';
import { sendMessage } from '../account/send-message.ts';
import { companyProvider } from './company-provider.ts';

/** The name of the company sign-in in addresses and in auth_accounts. */
export const companyId = 'company';

const companyBounds = { time: 10_000, bytes: 256 * 1024, longer: 'refuse' } as const;

/** The library's plugins: one-time codes by mail, the key set and the company sign-in. */
export function authPlugins(context: AccountContext, clientSecret: string | null): BetterAuthPlugin[] {
  const { company_sign_in, sign_up } = context.settings();
  const plugins: BetterAuthPlugin[] = [
    emailOTP({
      disableSignUp: true,
      expiresIn: codeMinutes * 60,
      allowedAttempts: 3,
      storeOTP: {
        hash: async code =>
          createHmac('sha256', context.codeKey).update(`sign-in ${code}`).digest('base64url'),
      },
      sendVerificationOTP: async ({ email, otp }) => mailSignInCode(context, email, otp),
    }),
    jwt({
      disableSettingJwtHeader: true,
      jwt: { expirationTime: '15m', definePayload: ({ user }) => ({ email: user.email }) },
      schema: {
        jwks: {
          modelName: 'auth_keys',
          fields: {
            publicKey: 'public_key',
            privateKey: 'private_key',
            createdAt: 'created_at',
            expiresAt: 'expires_at',
          },
        },
      },
    }),
  ];
  if (!company_sign_in.is_on) return plugins;
  const { issuer, client_id: clientId, name } = company_sign_in;
  const strength = company_sign_in.strength.split(/\s+/).filter(Boolean);
  const outgoing = context.outgoing.within(companyBounds);
  const provider = companyProvider(
    { id: companyId, name, issuer, clientId, clientSecret, disableSignUp: !sign_up, strength },
    outgoing,
    context.log,
  );
  plugins.push({
    id: 'company-sign-in',
    init: ({ socialProviders }) => ({ context: { socialProviders: [provider, ...socialProviders] } }),
  });
  return plugins;
}

async function mailSignInCode(context: AccountContext, email: string, code: string): Promise<void> {
  const person = await findPersonByEmail(context.database.kysely, email);
  if (!person) return;
  const message = codeMessage(context.mailbox().name, code, 'sign-in');
  await context.database.kysely
    .transaction()
    .execute(trx => sendMessage(context, trx, { userId: person.id, to: person.email }, message));
}
