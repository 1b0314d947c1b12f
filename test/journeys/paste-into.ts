import type { Locator, Page } from '@playwright/test';

/**
 * Replaces a field's text by pasting, as users do with a long list. `fill` types it: Chromium takes half a minute for
 * three thousand lines that it pastes at once.
 */
export async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(words => navigator.clipboard.writeText(words), text);
  await field.press('Control+a');
  await field.press('Control+v');
}
