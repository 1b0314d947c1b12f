import { expect } from '@playwright/test';
import { expectNoFaults } from './no-faults.ts';
import { inOwnProgram as test } from './one-tab.ts';

// What every footer says is changed.
test('the owner writes a license number; visitors read it, and what is stored of them', async ({ page }) => {
  await test.step('the owner types it in, and is told what can’t be a number', async () => {
    await page.goto('/admin/settings');
    await page.getByLabel('DOT number').fill('<7>');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/as on the license/)).toBeVisible();
    await page.getByLabel('DOT number').fill('7654321');
    await page.getByLabel('License number').fill('');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved. The site shows them now.')).toBeVisible();
  });

  await test.step('a form leads to the privacy policy, whose footer has the number and no empty label', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Privacy policy' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await page.getByRole('link', { name: 'How long it stays' }).click();
    await expect(page.getByRole('heading', { name: 'How long it stays' })).toBeInViewport();
    await expectNoFaults(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('USDOT 7654321')).toBeVisible();
    await expect(footer.getByText(/License/)).toHaveCount(1); // The claim "Licensed and insured"
  });

  await test.step('a rule for the business stands beside its areas', async () => {
    await page.request.post('/api/statements', {
      data: {
        subject_kind: 'place',
        subject: 'Hialeah, FL',
        predicate: 'rule_hours',
        value: 'no work before 8 a.m.',
        source: 'owner',
      },
    });
    await page.goto('/admin/settings?tab=areas');
    const rules = page.getByRole('region', { name: 'Rules to check' });
    await expect(rules.getByText('When we work there: no work before 8 a.m.')).toBeVisible();
    await expectNoFaults(page);
  });
});
