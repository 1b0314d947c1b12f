import { hash } from 'node:crypto';
import type { BusinessFacts, IllustrationSet } from '../../../sections/schemas.ts';
import type { SharePicture } from '../../../site/frame.ts';

/** The content of a page's share picture. */
export interface ShareFacts {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  readonly place: string;
  readonly keyword: string;
  readonly illustrations: IllustrationSet;
  readonly business: Pick<BusinessFacts, 'name' | 'slogan' | 'phone'>;
}

/** Increase it when the drawing changes: pictures are cached forever by address. */
const drawing = 1;

/** The picture's version: another one whenever anything it shows changes. */
export function shareVersion({ title, place, keyword, illustrations, business }: ShareFacts): string {
  const { name, slogan, phone } = business;
  const shown = JSON.stringify([drawing, title, place, keyword, illustrations, name, slogan, phone]);
  return hash('sha256', shown, 'base64url').slice(0, 12);
}

/** @example sharePath({ path: '/about', … }) // '/og/Xy12ab34Cd56/about.png' */
export function sharePath(facts: ShareFacts): string {
  const page = facts.path.replace(/\/$/, '');
  return `/og/${shareVersion(facts)}${page}.png`;
}

export function sharePicture(facts: ShareFacts, origin: string): SharePicture {
  const { title, business } = facts;
  return { href: `${origin}${sharePath(facts)}`, alt: `${title}. ${business.name}, ${business.phone}` };
}
