import { type CDPSession, expect, type Page, test } from '@playwright/test';

/** Prefetches of the browser, as "status address", from its own developer tools. */
async function fetchedAhead(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    seen.push(`${status} ${new URL(prefetchUrl).pathname}`);
  });
  await session.send('Preload.enable');
  return seen;
}

test.describe('from page to page', () => {
  test('a page whose link is pointed at is there before it is asked for', async ({ page }) => {
    const ahead = await fetchedAhead(page);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).hover();
    await expect.poll(() => ahead).toContain('Ready /pricing');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => ahead).toContain('Success /pricing');
  });

  test('the back office is never fetched ahead', async ({ page }) => {
    const ahead = await fetchedAhead(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).hover();
    // What is pointed at later is fetched: by then the other would have been.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).hover();
    await expect.poll(() => ahead).toContain('Ready /pricing');
    expect(ahead.filter(one => !one.endsWith(' /pricing'))).toEqual([]);
  });

  test('pages change over in a short move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A browser skips the transition if the next page takes seconds, as it may on a busy machine.
    await expect.poll(() => changesOver(page)).toBe('true');
  });

  test('pages change at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await changesOver(page)).toBe('false');
  });
});

/** Reads if the browser moved from one page to the next with a transition. */
async function changesOver(page: Page): Promise<string | null> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', event => {
      document.documentElement.dataset.changesOver = String(event.viewTransition !== null);
    });
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('**/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-changes-over', /./);
  return page.locator('html').getAttribute('data-changes-over');
}
