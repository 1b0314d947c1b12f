import { codeMinutes } from './codes.ts';

/** The content of a message about an account, without its sender. */
export interface AccountMessage {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Minutes until its link or code expires. */
  readonly minutes: number;
  /** Always sent, so that other messages can't be used to block it. */
  readonly isNotice?: boolean;
}

const aDay = 24 * 60;

export function confirmMessage(site: string, link: string): AccountMessage {
  return {
    subject: `Confirm your email for ${site}`,
    lines: [
      `Somebody, hopefully you, made an account at ${site} with this address.`,
      '',
      'Open this link within a day to confirm it:',
      link,
      '',
      'If it was not you, do nothing: without the link nobody can use the account.',
    ],
    minutes: aDay,
  };
}

/** For a sign-up with an existing account's address. The owner learns it; the person who tried does not. */
export function knownAddressMessage(site: string, link: string): AccountMessage {
  return {
    subject: `You already have an account at ${site}`,
    lines: [
      `Somebody, perhaps you, tried to sign up at ${site} with this address. It already has an account; nothing was changed.`,
      '',
      'Sign in, or ask for a new password, here:',
      link,
    ],
    minutes: aDay,
  };
}

export function recoveryMessage(site: string, link: string): AccountMessage {
  return {
    subject: `A new password for ${site}`,
    lines: [
      'Somebody, hopefully you, asked for a new password.',
      '',
      'Open this link within an hour to choose one:',
      link,
      '',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    minutes: 60,
  };
}

export function codeMessage(site: string, code: string, purpose: 'sign-in' | 'proof'): AccountMessage {
  const what = purpose === 'sign-in' ? 'sign in' : 'confirm a change of your account';
  return {
    subject: `Your code for ${site}`,
    lines: [
      `Your code to ${what}: ${code}`,
      '',
      `It works once, within ${codeMinutes} minutes. Nobody of ours will ever ask you for it.`,
    ],
    minutes: codeMinutes,
  };
}

export function newAddressMessage(site: string, link: string): AccountMessage {
  return {
    subject: `Confirm your new email for ${site}`,
    lines: ['Open this link within a day to use this address for your account:', link],
    minutes: aDay,
  };
}

/** For an invited admin. Never dropped by the message limit, because only admins invite. */
export function invitationMessage(
  site: string,
  { link, inviter, minutes }: { link: string; inviter: string; minutes: number },
): AccountMessage {
  return {
    subject: `You are invited to run ${site}`,
    lines: [
      `${inviter} invites you to be an admin of ${site}.`,
      '',
      `Open this link within ${Math.round(minutes / aDay)} days to accept; it works once:`,
      link,
      '',
      'If you do not know what this is about, do nothing.',
    ],
    minutes,
    isNotice: true,
  };
}

/** Tells an account's owner about a change that an intruder would make. */
export function noticeMessage(site: string, what: string): AccountMessage {
  return {
    subject: `${what} (${site})`,
    lines: [`${what}.`, '', 'If it was not you, ask for a new password at once and tell the site owner.'],
    minutes: 7 * aDay,
    isNotice: true,
  };
}
