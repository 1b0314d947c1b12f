import type { Hono } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { priceRoutes as routes } from '../../../contract/business/prices.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { packStore } from '../packs/pack-store.ts';
import { answerEstimate } from './answer-estimate.ts';
import { proposedPrices } from './proposed-prices.ts';
import { checkedPrices, markPricesChanged } from './save-prices.ts';

interface PriceContext extends SettingsContext {
  /** Facts of pages, which prices are. */
  readonly facts: { readonly pricesChanged: () => void };
}

/** A form asks again after each answer. */
const maxPerMinute = 120;

export function servePriceRoutes(app: Hono<AppEnv>, context: PriceContext): void {
  const { settings, facts, cache } = context;
  const limiter = new RateLimiterMemory({ points: maxPerMinute, duration: 60 });

  serveRoute(app, routes.read, async () => {
    await settings.load();
    return { revision: settings.revisions().prices, value: settings.current().prices };
  });
  serveRoute(app, routes.save, async ({ body: { revision, value } }) => {
    await settings.load();
    const { services, areas } = settings.current();
    const checked = checkedPrices(value, { names: services.map(({ name }) => name), towns: areas.towns });
    const saved = await changeSettings(context, 'prices', { revision, value: checked }, async trx => {
      await markPricesChanged(trx, checked);
      return {};
    });
    facts.pricesChanged();
    cache.dropAll();
    return saved;
  });
  serveRoute(app, routes.proposals, async () => {
    const { services, areas } = settings.current();
    return {
      services: [...proposedPrices(packStore.own(), { services, towns: areas.towns })],
      names: services.map(({ name }) => name),
    };
  });
  serveRoute(app, routes.estimate, async ({ body, address }) => {
    await limiter.consume(address).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('too-many', 'Too many questions from one connection. Wait a minute.', {
        reason: 'too-many-estimates',
      });
    });
    const { prices, services, areas } = settings.current();
    return answerEstimate(body, { prices, services, towns: areas.towns });
  });
}
