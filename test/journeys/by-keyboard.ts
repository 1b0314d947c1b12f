import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until something has the focus; Shift+Tab with `back`. */
export async function tabTo(page: Page, target: Locator, { back = false, most = 120 } = {}): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  await expect(target, `can be reached with ${most} presses of Tab`).toBeFocused();
}

/** Goes to something and presses Enter on it. */
export async function choose(
  page: Page,
  target: Locator,
  options?: { back?: boolean; most?: number },
): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press('Enter');
}
