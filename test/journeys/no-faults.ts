import { expect, type Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { colorRules } from '../../scripts/audit/hostile-colors.ts';
import { runAxe } from '../../scripts/audit/run-axe.ts';

/** Placeholders of loading content. */
const unfinished = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';

interface Looked {
  /** Only the open dialog: what is behind it can't be reached. */
  part?: string;
  /** These colors in turn; by default the current ones. */
  schemes?: readonly ('light' | 'dark')[];
}

/**
 * Fails on every problem that the accessibility checker finds on a page or screen, once it is complete. The network may
 * stay busy: some screens listen as long as they are open. The public site in a screen's frames has its own checks.
 */
export async function expectNoFaults(page: Page, { part, schemes }: Looked = {}): Promise<void> {
  // A dialog's header is not the page's header, even if it uses the same element.
  const looked = part ? { part, withoutRules: ['landmark-no-duplicate-banner', 'landmark-unique'] } : {};
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [n, colorScheme] of (schemes ?? [undefined]).entries()) {
    if (colorScheme) await showColors(page, colorScheme);
    await isAllThere(page);
    // The second time nothing but the colors has changed.
    const { violations } = await runAxe(page, n === 0 ? looked : { ...looked, only: colorRules });
    expect(violations.map(one => faultOf(page, one))).toEqual([]);
  }
}

/** The back office follows the system's colors by a script, a moment after they change. */
async function showColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(scheme => {
    const { mantineColorScheme = scheme } = document.documentElement.dataset;
    return mantineColorScheme === scheme;
  }, colorScheme);
}

function faultOf(page: Page, { id, nodes }: Result): string {
  return `${page.url()} ${id}: ${nodes[0]?.html}`;
}

/** Waits until a screen has loaded, and no dialog is fading in. */
export async function isAllThere(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator(unfinished)).toHaveCount(0);
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(finite.map(one => one.finished));
  });
}
