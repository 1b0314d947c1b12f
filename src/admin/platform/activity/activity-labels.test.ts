import { expect, test } from 'vitest';
import { actionLabel, changeLabel, subjectLabel } from './activity-labels.ts';

test('a change names what was and what is, also where one of them is nothing', () => {
  expect(
    changeLabel({
      before: { status: 'draft', company_name: 'Acme', website_url: null, is_active: true },
      after: {
        status: 'published',
        company_name: null,
        website_url: 'https://acme.example',
        is_active: true,
      },
    }),
  ).toBe(
    'status: draft → published · company name: Acme → nothing · website url: nothing → https://acme.example',
  );
});

test('a value of one side alone is shown without an arrow', () => {
  expect(changeLabel({ before: null, after: { planned: 3000, completed: 0 } })).toBe(
    'planned: 3,000 · completed: 0',
  );
  expect(changeLabel({ before: { pages: 3 }, after: null })).toBe('pages: 3');
});

test('who acts on their own account is named once', () => {
  const own = {
    action: 'signed-up',
    noun: 'accounts',
    subject_name: 'c@example.com',
    user_email: 'c@example.com',
  } as const;
  expect([actionLabel(own), subjectLabel(own)]).toEqual(['signed up', '']);
  expect(subjectLabel({ ...own, user_email: 'admin@example.com' })).toBe('c@example.com');
  const profile = { ...own, action: 'updated', noun: 'customers' } as const;
  expect([actionLabel(profile), subjectLabel(profile)]).toEqual(['updated their own profile', '']);
});
