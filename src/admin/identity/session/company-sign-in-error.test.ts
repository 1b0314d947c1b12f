import { expect, test } from 'vitest';
import { companySignInMessage } from './company-sign-in-error.ts';

test.each([
  ['account_not_linked', 'There is an account with this email already'],
  ['account_already_linked_to_different_user', 'is linked to another account here'],
  ['signup_disabled', 'Sign-up is closed'],
  ['unable_to_get_user_info', 'did not send enough data'],
  ['unable_to_get_user_info', 'did not answer in time'],
  ['invalid_code', 'did not answer in time'],
  ['access_denied', 'You canceled the company’s sign-in'],
  ['<script>', 'That sign-in did not work'],
])('%s is told in words', (error, words) => {
  expect(companySignInMessage(error)).toContain(words);
});
