import type { Page } from '@playwright/test';

/** Declines the browser's next question, and returns it. */
export async function declineNext(page: Page): Promise<string> {
  const question = await page.waitForEvent('dialog');
  await question.dismiss();
  return question.message();
}
