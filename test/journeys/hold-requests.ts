import type { Page } from '@playwright/test';

/** Requests to these addresses (of this method, if one is named) are sent when the returned function is called. */
export async function holdRequests(page: Page, addresses: string, method?: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async route => {
    if (method === undefined || route.request().method() === method) await held.promise;
    await route.continue();
  });
  return held.resolve;
}
