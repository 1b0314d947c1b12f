import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until something has the focus; Shift+Tab with `back`. Within a toolbar the arrow keys move the focus.
 * It first waits until the target can have the focus: Tab passes over a button that is still disabled.
 */
export async function tabTo(page: Page, target: Locator, { back = false, max = 120 } = {}): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < max; presses += 1) {
    const place = await target.evaluate(placeOfFocus).catch(() => 'elsewhere');
    if (place === 'here') return;
    await page.keyboard.press(place === 'beside' ? 'ArrowRight' : back ? 'Shift+Tab' : 'Tab');
  }
  await expect(target, `can be reached with ${max} presses of Tab`).toBeFocused();
}

function placeOfFocus(element: Element): 'here' | 'beside' | 'elsewhere' {
  if (element === document.activeElement) return 'here';
  return element.closest('[role=toolbar]')?.contains(document.activeElement) ? 'beside' : 'elsewhere';
}

/** Tabs to an element and presses Enter. */
export async function choose(
  page: Page,
  target: Locator,
  options?: { back?: boolean; max?: number },
): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press('Enter');
}
