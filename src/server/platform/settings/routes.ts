import type { Hono } from 'hono';
import {
  type SettingGroup,
  type Settings,
  type SettingsReply,
  settingRoutes,
} from '../../../contract/platform/settings.ts';
import { lookAtFactorRule } from '../../identity/account/factor-rule.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { serveRoute } from '../http/serve-route.ts';
import { changeSettings, type SettingsDesk } from './change-settings.ts';

interface Desk extends SettingsDesk {
  readonly config: Config;
  readonly outgoing: Outgoing;
}

export function settingsRoutes(app: Hono<AppEnv>, desk: Desk): void {
  serveRoute(app, settingRoutes.read, async () => {
    await desk.settings.load();
    return presentSettings(desk);
  });
  serveRoute(app, settingRoutes.business, ({ body }) => changeSettings(desk, 'business', body));
  serveRoute(app, settingRoutes.areas, ({ body }) => changeSettings(desk, 'areas', body));
  serveRoute(app, settingRoutes.testimonials, ({ body }) => changeSettings(desk, 'testimonials', body));
  serveRoute(app, settingRoutes.packs, ({ body }) => changeSettings(desk, 'packs', body));
  serveRoute(app, settingRoutes.outside, ({ body }) => changeSettings(desk, 'outside', body));
  serveRoute(app, settingRoutes.likeness, ({ body }) => changeSettings(desk, 'likeness', body));
  serveRoute(app, settingRoutes.accounts, ({ body, session }) => {
    requireOpenAddresses(desk.outgoing, body.value);
    return changeSettings(desk, 'accounts', body, trx =>
      lookAtFactorRule(trx, session, body.value.admins_need_factor),
    );
  });
  serveRoute(app, settingRoutes.giveaway, ({ body }) => changeSettings(desk, 'giveaway', body));
  serveRoute(app, settingRoutes.backups, ({ body }) => changeSettings(desk, 'backups', body));
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

function presentSettings({ settings, config }: Desk): SettingsReply {
  const revisions = settings.revisions();
  const current = settings.current();
  const group = <Group extends SettingGroup>(name: Group) => ({
    revision: revisions[name],
    value: current[name],
  });
  return {
    business: group('business'),
    areas: group('areas'),
    testimonials: group('testimonials'),
    packs: group('packs'),
    outside: group('outside'),
    likeness: group('likeness'),
    accounts: group('accounts'),
    giveaway: group('giveaway'),
    backups: group('backups'),
    environment: {
      has_mail_server: config.smtpUrl !== null,
      has_google_maps_api_key: config.googleMapsApiKey !== null,
    },
  };
}
