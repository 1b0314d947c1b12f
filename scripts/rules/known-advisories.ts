/*
 * Published vulnerabilities of packages that are used here or might be. From public records: GitHub's advisories
 * (GHSA), CVE entries, release notes. `npm audit` needs a registry; this list works without one. Review it at each
 * update of better-auth.
 */
export interface Advisory {
  readonly id: string;
  readonly name: string;
  /** The first fixed version; null: none. */
  readonly fixed: string | null;
  readonly what: string;
}

const signIn = (id: string, fixed: string, what: string): Advisory => ({
  id,
  name: 'better-auth',
  fixed,
  what,
});

export const knownAdvisories: readonly Advisory[] = [
  signIn('CVE-2025-71404', '1.1.16', 'script in the address of the error page'),
  signIn('CVE-2025-71403', '1.1.20', 'trusted origins passed by, open redirect'),
  signIn('CVE-2025-53535', '1.2.10', 'open redirect in the check of origins'),
  signIn('CVE-2025-61928', '1.3.26', 'API keys made for anybody'),
  signIn('GHSA-xg6x-h9c9-2m83', '1.4.9', 'second factor passed by with kept cookies'),
  signIn('CVE-2026-45364', '1.4.17', 'limits counted by each IPv6 address'),
  signIn('CVE-2026-53516', '1.6.11', 'accounts linked to an email that nobody confirmed'),
  signIn('CVE-2026-45337', '1.6.11', 'device authorization'),
  signIn('CVE-2026-67336', '1.6.11', 'tokens without a signature'),
  signIn('better-auth 1.6.12', '1.6.12', 'session cookie replayed past the second factor'),
  signIn('CVE-2026-67333', '1.6.13', 'script in an address to come back to'),
  signIn('GHSA-qq9h-g4jm-xgf3', '1.6.22', 'account taken before its owner comes, by a mailed code'),
  signIn('GHSA-p2fr-6hmx-4528', '1.7.0', 'resource indicators'),
  signIn('CVE-2026-110862', '1.7.7', 'state of one sign-in used as the link of another'),
  signIn('CVE-2026-110864', '1.7.7', 'profiles forged by the OAuth proxy'),
  signIn('CVE-2026-121802', '1.7.16', 'state signed for a caller'),
  signIn('better-auth 1.7.16', '1.7.16', 'links of mails valid for another account'),
  { id: 'CVE-2026-121802', name: '@better-auth/expo', fixed: '1.7.16', what: 'state signed for a caller' },
  { id: 'CVE-2026-53513', name: '@better-auth/sso', fixed: null, what: 'asks any address (SSRF)' },
  {
    id: 'GHSA-p2fr-6hmx-4528',
    name: '@better-auth/oauth-provider',
    fixed: '1.7.0',
    what: 'resource indicators',
  },
  { id: 'CVE-2023-30533', name: 'xlsx', fixed: null, what: 'prototype pollution; not fixed on npm' },
  { id: 'unmaintained', name: 'exceljs', fixed: null, what: 'not looked after since 2023' },
];

/** Parts of better-auth that most of its advisories are about, or that pass the second factor by. */
export const refusedParts: readonly string[] = [
  'magicLink',
  'oAuthProxy',
  'deviceAuthorization',
  'oidcProvider',
  'mcp',
  'cookieCache',
];
