import { isDeepStrictEqual } from 'node:util';
import type { Hono } from 'hono';
import { unlikelyHours } from '../../../contract/platform/opening-hours.ts';
import {
  type ListedGroup,
  priceSchema,
  type Settings,
  type SettingsReply,
  settingRoutes,
} from '../../../contract/platform/settings.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import { changeSettings, type SettingsContext } from './change-settings.ts';
import { mapGroups } from './read-stored-group.ts';

interface Context extends SettingsContext {
  readonly config: Config;
}

/** Groups that need extra checks have their own routes: the areas, the accounts, the mail server and the giveaway. */
export function serveSettingsRoutes(app: Hono<AppEnv>, context: Context): void {
  serveRoute(app, settingRoutes.read, async () => {
    await context.settings.load();
    return presentSettings(context);
  });
  serveRoute(app, settingRoutes.business, ({ body }) => {
    requirePrice(context, body.value.price.starts_from);
    requireLikelyHours(context, body.value.hours);
    return changeSettings(context, 'business', body);
  });
  serveRoute(app, settingRoutes.brand, ({ body }) => changeSettings(context, 'brand', body));
  serveRoute(app, settingRoutes.navigation, ({ body }) => changeSettings(context, 'navigation', body));
  serveRoute(app, settingRoutes.testimonials, ({ body }) => changeSettings(context, 'testimonials', body));
  serveRoute(app, settingRoutes.packs, ({ body }) => {
    refuseOtherTrade(context, body.value.own);
    return changeSettings(context, 'packs', body);
  });
  serveRoute(app, settingRoutes.outside, ({ body }) => changeSettings(context, 'outside', body));
  serveRoute(app, settingRoutes.likeness, ({ body }) => changeSettings(context, 'likeness', body));
  serveRoute(app, settingRoutes.substance, ({ body }) => changeSettings(context, 'substance', body));
  serveRoute(app, settingRoutes.claims, ({ body }) => changeSettings(context, 'claims', body));
  serveRoute(app, settingRoutes.backups, ({ body }) => changeSettings(context, 'backups', body));
}

/** Another trade needs other pages, services and templates: more than a setting. */
function refuseOtherTrade({ settings }: Context, own: string): void {
  if (own === settings.current().packs.own) return;
  const message = 'The trade of the business is chosen when the business is set up.';
  throw new AppError('invalid', message, { fields: [{ path: 'value.own', message }] });
}

type Groups = { [Group in ListedGroup]: { revision: number; value: Settings[Group] } };

/** A new one is an amount, or none. Words of older programs stay. */
function requirePrice({ settings }: Context, startsFrom: string): void {
  if (startsFrom === '' || startsFrom === settings.current().business.price.starts_from) return;
  const { error } = priceSchema.safeParse(startsFrom);
  const message = error?.issues[0]?.message;
  if (message)
    throw new AppError('invalid', message, { fields: [{ path: 'value.price.starts_from', message }] });
}

/** Refuses hours that are hardly meant. Those of older programs stay. */
function requireLikelyHours({ settings }: Context, hours: Settings['business']['hours']): void {
  if (isDeepStrictEqual(hours, settings.current().business.hours)) return;
  const fields = unlikelyHours(hours).map(({ path, message }) => ({ path: `value.hours.${path}`, message }));
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { fields });
}

function presentSettings({ settings, config }: Context): SettingsReply {
  const revisions = settings.revisions();
  const current = settings.current();
  const { prices: _, ...listed } = mapGroups<Groups & Pick<Settings, 'prices'>>(
    // The compiler does not see that both are of one group.
    group => ({ revision: revisions[group], value: current[group] }) as never,
  );
  return {
    ...listed,
    environment: {
      has_mail_server: config.smtpUrl !== null,
      has_google_maps_api_key: config.googleMapsApiKey !== null,
    },
  };
}
