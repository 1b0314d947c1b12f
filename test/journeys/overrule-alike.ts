import { expect, type Page } from '@playwright/test';

/** Answers the question about the similar pages of the open batch with a reason, as an owner does. */
export async function overruleAlike(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Decide before you approve' });
  await expect(card.getByText('Too similar to approve')).toBeVisible();
  await card.getByRole('textbox', { name: 'Reason' }).fill('The towns get their statements this week.');
  await card.getByRole('button', { name: 'Overrule and approve' }).click();
}
