import { hash } from 'node:crypto';
import type { Settings } from '../../../contract/platform/settings.ts';
import {
  type BrandColors,
  type BusinessFacts,
  hasHouseColors,
  type IllustrationSet,
} from '../../../sections/schemas.ts';
import type { SharePicture } from '../../../site/frame.ts';
import { brandLook } from '../../business/brand/site-look.ts';

/** The content of a page's share picture. */
export interface ShareFacts {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  readonly place: string;
  /** What the scene shows. */
  readonly load: string | null;
  readonly illustrations: IllustrationSet;
  readonly business: Pick<BusinessFacts, 'name' | 'slogan' | 'phone'>;
}

/** What a picture shows of the brand; null in the house's look. */
export type ShareBrand = { readonly colors: BrandColors; readonly has_illustrations: boolean } | null;

export function shareBrand({ brand }: Pick<Settings, 'brand'>): ShareBrand {
  const { colors, has_illustrations } = brandLook(brand);
  return hasHouseColors(colors) && has_illustrations ? null : { colors, has_illustrations };
}

/** Increase it when the drawing changes: images are cached forever by address. */
const drawing = 2;

/** The picture's version: another one whenever anything it shows changes. */
export function shareVersion(
  { title, place, load, illustrations, business }: ShareFacts,
  brand: ShareBrand,
): string {
  const { name, slogan, phone } = business;
  const shown = JSON.stringify([
    drawing,
    title,
    place,
    load,
    illustrations,
    name,
    slogan,
    phone,
    ...(brand === null ? [] : [brand]),
  ]);
  return hash('sha256', shown, 'base64url').slice(0, 12);
}

/** @example sharePath({ path: '/about', … }, null) // '/og/Xy12ab34Cd56/about.png' */
export function sharePath(facts: ShareFacts, brand: ShareBrand): string {
  const page = facts.path.replace(/\/$/, '');
  return `/og/${shareVersion(facts, brand)}${page}.png`;
}

export function sharePicture(facts: ShareFacts, brand: ShareBrand, origin: string): SharePicture {
  const { title, business } = facts;
  return {
    href: `${origin}${sharePath(facts, brand)}`,
    alt: `${title}. ${business.name}, ${business.phone}`,
  };
}
