/** Security headers of all public pages: no script may run. */
export const protection = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy':
    "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; frame-src https:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
} as const;
