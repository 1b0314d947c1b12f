import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { claimNames } from '../../business/claims/fill-claims.ts';
import { requirePlaceholders } from '../../business/claims/require-placeholders.ts';
import { textsIn } from '../../business/claims/shipped-texts.ts';

/** Refuses to show a page with fields that it doesn't fill in. */
export function requirePagePlaceholders({ name, title, description, sections }: SitePageDocument): void {
  const texts = [...textsIn({ name, title, description, sections })].map(({ text, steps }) => ({
    text,
    path: ['document', ...steps].join('.'),
  }));
  requirePlaceholders(texts, { names: claimNames, otherwise: 'until then hide the page' });
}
