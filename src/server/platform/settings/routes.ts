import type { Hono } from 'hono';
import { type SettingGroup, type SettingsReply, settingRoutes } from '../../../contract/platform/settings.ts';
import type { Config } from '../config.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import { changeSettings, type SettingsContext } from './change-settings.ts';

interface Desk extends SettingsContext {
  readonly config: Config;
}

/** What needs a look before it is changed has its route at its noun: the accounts' settings. */
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
  serveRoute(app, settingRoutes.giveaway, ({ body }) => changeSettings(desk, 'giveaway', body));
  serveRoute(app, settingRoutes.backups, ({ body }) => changeSettings(desk, 'backups', body));
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
