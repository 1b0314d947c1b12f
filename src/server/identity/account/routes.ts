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
import { awaitedMethods, passChallenge, requirePending, sendChallengeCode } from './challenge.ts';
import {
  changeName,
  changePassword,
  endOtherSessions,
  endSession,
  unlinkIdentity,
} from './change-account.ts';
import { askForNewEmail, confirmEmail, resendConfirmation } from './confirm-email.ts';
import { lookAtFactorRule } from './factor-rule.ts';
import { addFactor, removeFactor, renewRecoveryCodes, verifyFactor } from './factors.ts';
import { requireProof } from './open-session.ts';
import { presentAccount, presentSessions } from './present-account.ts';
import { mailProof, prove } from './prove.ts';
import { quietly } from './quietly.ts';

export function accountRoutesOf(
  app: Hono<AppEnv>,
  desk: AccountContext,
  cookieFor: (token: string, headers: Headers) => Promise<string>,
): void {
  openRoutes(app, desk);
  challengeRoutes(app, desk, cookieFor);
  ownRoutes(app, desk);
  factorRoutes(app, desk);
  serveRoute(app, contract.secrets, async () => ({ set: await listSecrets(desk) }));
  serveRoute(app, contract.saveSecret, async ({ params, body, session }) => {
    requireProof(session);
    await saveSecret(desk, params.name, body.value);
  });
}

/** For who is not signed in yet. */
function openRoutes(app: Hono<AppEnv>, desk: AccountContext): void {
  serveRoute(app, contract.ways, async () => {
    const { sign_up, company_sign_in, message_sender } = desk.settings();
    return {
      sign_up,
      company_sign_in: company_sign_in.is_on ? { name: company_sign_in.name } : null,
      has_mail_server: desk.outbox.canSend,
      phone_factor: message_sender.is_on,
    };
  });
  serveRoute(app, contract.confirm, ({ body, address }) =>
    confirmEmail(desk, { token: body.token, address }),
  );
  serveRoute(app, contract.resend, ({ body, origin }) =>
    quietly(() => resendConfirmation(desk, body.email, origin)),
  );
}

/** Between the first factor and the second. */
function challengeRoutes(
  app: Hono<AppEnv>,
  desk: AccountContext,
  cookieFor: (token: string, headers: Headers) => Promise<string>,
): void {
  serveRoute(app, contract.challenge, async ({ body, session, address, headers, setCookie }) => {
    const pending = requirePending(session);
    const { token } = await passChallenge(desk, pending, { ...body, address });
    setCookie(await cookieFor(token, headers));
    const account = await presentAccount(desk, pending);
    return { user: { id: account.id, email: account.email }, role: account.role };
  });
  serveRoute(app, contract.challengeMessage, async ({ session }) => {
    const pending = requirePending(session);
    if ((await awaitedMethods(desk, pending.userId)).includes('phone'))
      await sendChallengeCode(desk, pending);
  });
}

/** The account itself, its password, email and sessions. */
function ownRoutes(app: Hono<AppEnv>, desk: AccountContext): void {
  serveRoute(app, contract.read, ({ session }) => presentAccount(desk, session));
  serveRoute(app, contract.update, ({ session, body }) => changeName(desk, session, body.name));
  serveRoute(app, contract.password, async ({ session, body }) =>
    changePassword(desk, requireProof(session), body.password),
  );
  serveRoute(app, contract.email, async ({ user, session, body, origin }) => {
    requireProof(session);
    await askForNewEmail(desk, user, { email: body.email, origin });
  });
  serveRoute(app, contract.proof, ({ session, body, address }) =>
    prove(desk, session, { proof: body, address }),
  );
  serveRoute(app, contract.proofMessage, ({ session }) => mailProof(desk, session));
  serveRoute(app, contract.sessions, ({ session }) => presentSessions(desk, session));
  serveRoute(app, contract.endSession, ({ session, params }) => endSession(desk, session, params.id));
  serveRoute(app, contract.endOthers, async ({ session }) => ({
    ended: await endOtherSessions(desk, session),
  }));
  serveRoute(app, contract.unlink, async ({ session, params }) =>
    unlinkIdentity(desk, requireProof(session), params.id),
  );
}

function factorRoutes(app: Hono<AppEnv>, desk: AccountContext): void {
  serveRoute(app, contract.addFactor, async ({ user, session, body }) => {
    requireProof(session);
    return addFactor(desk, user, body);
  });
  serveRoute(app, contract.verifyFactor, async ({ session, params, body, address }) => ({
    recovery_codes: await verifyFactor(desk, session, { id: params.id, code: body.code, address }),
  }));
  serveRoute(app, contract.removeFactor, async ({ user, session, params }) => {
    requireProof(session);
    await removeFactor(desk, user, params.id);
  });
  serveRoute(app, contract.recoveryCodes, async ({ user, session }) => {
    requireProof(session);
    return { recovery_codes: await renewRecoveryCodes(desk, user) };
  });
}

/** The accounts' settings: how people sign in. */
export function accountSettingRoutes(
  app: Hono<AppEnv>,
  desk: SettingsContext & { readonly outgoing: Outgoing },
): void {
  serveRoute(app, settingRoutes.accounts, ({ body, session }) => {
    requireOpenAddresses(desk.outgoing, body.value);
    return changeSettings(desk, 'accounts', body, trx =>
      lookAtFactorRule(trx, session, body.value.admins_need_factor),
    );
  });
}

/** What sign-in asks for us: refused here for what it says, and again for where its name leads each time it is asked. */
function requireOpenAddresses(outgoing: Outgoing, value: Settings['accounts']): void {
  const fields = [
    { path: 'value.company_sign_in.issuer', address: value.company_sign_in.issuer },
    { path: 'value.message_sender.address', address: value.message_sender.address },
  ].flatMap(({ path, address }) => {
    const message = address === '' ? null : outgoing.whyNot(address);
    return message ? [{ path, message }] : [];
  });
  if (fields[0]) throw new AppError('invalid', fields[0].message, { fields });
}
