import type { Page } from '@playwright/test';

/** Requests to these addresses are sent when the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async route => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
