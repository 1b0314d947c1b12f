import { createHash } from 'node:crypto';
import { pageScript } from '../../../site/page-script.ts';

const scriptHash = createHash('sha256').update(pageScript).digest('base64');

/** Security headers of all public pages: one script may run, ours. */
export const protection = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': `default-src 'self'; script-src 'sha256-${scriptHash}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; frame-src https:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
} as const;
