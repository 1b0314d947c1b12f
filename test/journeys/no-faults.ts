import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Placeholders of loading content. */
const unfinished = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';

/**
 * The accessibility checker for a screen. It is asked for what is wrong and for no list of all that is right, which is most
 * of its work; frames of another origin it only sees when it goes from one to the next, which takes as long again.
 */
export function checkerOf(page: Page): AxeBuilder {
  const isOneDocument = page.frames().length === 1;
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(isOneDocument);
}

/** The same for a screen with the public site in frames, which has its own checks. */
export function checkerBesideFrames(page: Page): AxeBuilder {
  return checkerOf(page).exclude('iframe').setLegacyMode(true);
}

/**
 * Fails on whatever the accessibility checker knows to be wrong with a screen, once everything on it is there. The network
 * may go on: some screens listen as long as they are open.
 * @param part of an open dialog only it: what lies behind can't be reached
 */
export async function expectNoFaults(page: Page, part = 'body'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await isAllThere(page);
  const { violations } = await checkerOf(page)
    .include(part)
    // A dialog's header is not the page's header, even if it uses the same element.
    .disableRules(part === 'body' ? [] : ['landmark-no-duplicate-banner', 'landmark-unique'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Waits until nothing of a screen is on its way any more. */
export async function isAllThere(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator(unfinished)).toHaveCount(0);
}
