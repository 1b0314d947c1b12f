import type { Hono } from 'hono';
import { accountRoutes as contract } from '../../../contract/identity/account.ts';
import { type Settings, settingRoutes } from '../../../contract/platform/settings.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import type { AccountContext } from './account-context.ts';
import { listSecrets, saveSecret } from './account-secrets.ts';
import { passChallenge, pendingMethods, requirePending, sendChallengeCode } from './challenge.ts';
import {
  changeName,
  changePassword,
  endOtherSessions,
  endSession,
  unlinkIdentity,
} from './change-account.ts';
import { askForNewEmail, confirmEmail, resendConfirmation } from './confirm-email.ts';
import { inConstantTime } from './constant-time.ts';
import { checkFactorRule } from './factor-rule.ts';
import { addFactor, removeFactor, renewRecoveryCodes, verifyFactor } from './factors.ts';
import { requireProof } from './open-session.ts';
import { presentAccount, presentSessions } from './present-account.ts';
import { mailProof, prove } from './prove.ts';

export function serveAccountRoutes(
  app: Hono<AppEnv>,
  context: AccountContext,
  cookieFor: (token: string, headers: Headers) => Promise<string>,
): void {
  openRoutes(app, context);
  challengeRoutes(app, context, cookieFor);
  ownRoutes(app, context);
  factorRoutes(app, context);
  serveRoute(app, contract.secrets, async () => ({ set: await listSecrets(context) }));
  serveRoute(app, contract.saveSecret, async ({ params, body, session }) => {
    requireProof(session);
    await saveSecret(context, params.name, body.value);
  });
}

/** Routes for callers who are not signed in. */
function openRoutes(app: Hono<AppEnv>, context: AccountContext): void {
  serveRoute(app, contract.ways, async () => {
    const { sign_up, company_sign_in, message_sender } = context.settings();
    return {
      sign_up,
      company_sign_in: company_sign_in.is_on ? { name: company_sign_in.name } : null,
      has_mail_server: context.outbox.canSend,
      phone_factor: message_sender.is_on,
    };
  });
  serveRoute(app, contract.confirm, ({ body, address }) =>
    confirmEmail(context, { token: body.token, address }),
  );
  serveRoute(app, contract.resend, ({ body, origin }) =>
    inConstantTime(() => resendConfirmation(context, body.email, origin)),
  );
}

/** Routes between the first and the second factor. */
function challengeRoutes(
  app: Hono<AppEnv>,
  context: AccountContext,
  cookieFor: (token: string, headers: Headers) => Promise<string>,
): void {
  serveRoute(app, contract.challenge, async ({ body, session, address, headers, setCookie }) => {
    const pending = requirePending(session);
    const { token } = await passChallenge(context, pending, { ...body, address });
    setCookie(await cookieFor(token, headers));
    const account = await presentAccount(context, pending);
    return { user: { id: account.id, email: account.email }, role: account.role };
  });
  serveRoute(app, contract.challengeMessage, async ({ session }) => {
    const pending = requirePending(session);
    if ((await pendingMethods(context, pending.userId)).includes('phone'))
      await sendChallengeCode(context, pending);
  });
}

/** Routes for the own account: password, email and sessions. */
function ownRoutes(app: Hono<AppEnv>, context: AccountContext): void {
  serveRoute(app, contract.read, ({ session }) => presentAccount(context, session));
  serveRoute(app, contract.update, ({ session, body }) => changeName(context, session, body.name));
  serveRoute(app, contract.password, async ({ session, body }) =>
    changePassword(context, requireProof(session), body.password),
  );
  serveRoute(app, contract.email, async ({ user, session, body, origin }) => {
    requireProof(session);
    await askForNewEmail(context, user, { email: body.email, origin });
  });
  serveRoute(app, contract.proof, ({ session, body, address }) =>
    prove(context, session, { proof: body, address }),
  );
  serveRoute(app, contract.proofMessage, ({ session }) => mailProof(context, session));
  serveRoute(app, contract.sessions, ({ session }) => presentSessions(context, session));
  serveRoute(app, contract.endSession, ({ session, params }) => endSession(context, session, params.id));
  serveRoute(app, contract.endOthers, async ({ session }) => ({
    ended: await endOtherSessions(context, session),
  }));
  serveRoute(app, contract.unlink, async ({ session, params }) =>
    unlinkIdentity(context, requireProof(session), params.id),
  );
}

function factorRoutes(app: Hono<AppEnv>, context: AccountContext): void {
  serveRoute(app, contract.addFactor, async ({ user, session, body }) => {
    requireProof(session);
    return addFactor(context, user, body);
  });
  serveRoute(app, contract.verifyFactor, async ({ session, params, body, address }) => ({
    recovery_codes: await verifyFactor(context, session, { id: params.id, code: body.code, address }),
  }));
  serveRoute(app, contract.removeFactor, async ({ user, session, params }) => {
    requireProof(session);
    await removeFactor(context, user, params.id);
  });
  serveRoute(app, contract.recoveryCodes, async ({ user, session }) => {
    requireProof(session);
    return { recovery_codes: await renewRecoveryCodes(context, user) };
  });
}

/** The settings for sign-in. */
export function serveAccountSettingRoutes(
  app: Hono<AppEnv>,
  context: SettingsContext & { readonly outgoing: Outgoing },
): void {
  serveRoute(app, settingRoutes.accounts, ({ body, session }) => {
    requireOpenAddresses(context.outgoing, body.value);
    return changeSettings(context, 'accounts', body, trx =>
      checkFactorRule(trx, session, body.value.admins_need_factor),
    );
  });
}

/** Refuses unsafe addresses when they are saved. The host name is checked again at each request. */
function requireOpenAddresses(outgoing: Outgoing, value: Settings['accounts']): void {
  const fields = [
    { path: 'value.company_sign_in.issuer', address: value.company_sign_in.issuer },
    { path: 'value.message_sender.address', address: value.message_sender.address },
  ].flatMap(({ path, address }) => {
    const message = address === '' ? null : outgoing.refusalOf(address);
    return message ? [{ path, message }] : [];
  });
  if (fields[0]) throw new AppError('invalid', fields[0].message, { fields });
}
