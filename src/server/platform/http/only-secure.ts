/**
 * What tells browsers to come by https from now on: only where the site is public that way. Not for its subdomains, which
 * may be other people's affairs.
 */
export function onlySecure(publicUrl: string | null): Record<string, string> {
  return publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}
