import type { Hono } from 'hono';
import { routes } from '../../contract/routes.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';

export function mapRoutes(app: Hono<AppEnv>, { googleMapsApiKey }: Config): void {
  serveRoute(app, routes.maps.key, async () => {
    if (!googleMapsApiKey) {
      throw new AppError('not-found', 'No API key returned', { reason: 'no-api-key' });
    }
    return { apiKey: googleMapsApiKey };
  });
}
