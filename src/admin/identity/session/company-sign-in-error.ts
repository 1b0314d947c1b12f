/** The error of the company's sign-in, as a message for the user who tried to sign in or link it. */
export function companySignInMessage(error: string): string {
  if (/different.?user/i.test(error)) {
    return 'That company account is linked to another account here. Sign in with it and unlink it there first.';
  }
  if (/not.?linked/i.test(error)) {
    return 'There is an account with this email already. Sign in with its password, then link the two under Account.';
  }
  if (/signup/i.test(error)) return 'Sign-up is closed. Ask the site owner for an account.';
  if (/user.?info/i.test(error)) {
    return 'The company’s sign-in did not answer in time, did not send enough data, or your sign-in there was too weak. Use your second factor there and try again, or ask the site owner.';
  }
  if (/invalid.?code/i.test(error)) {
    return 'The company’s sign-in did not answer in time, or not as expected. Try again, or use your password.';
  }
  if (/access.?denied/i.test(error)) return 'You canceled the company’s sign-in. Nothing has changed.';
  return 'That sign-in did not work. Try again, or use your password.';
}
