/**
 * The header that makes browsers use https, for sites with an https address. Subdomains are excluded,
 * because they may belong to others.
 */
export function onlySecure(publicUrl: string | null): Record<string, string> {
  return publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}
