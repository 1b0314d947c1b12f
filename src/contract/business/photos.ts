import { z } from 'zod';
import { route } from '../platform/route.ts';

/** Places where the owner's photo can replace our drawing. */
export const photoPlaces = {
  home: 'Front page',
  about: 'About',
  towns: 'City pages and generated pages',
  'junk-removal': 'Junk removal',
  'furniture-removal': 'Furniture removal',
  'appliance-removal': 'Appliance removal',
  'estate-cleanouts': 'Estate cleanouts',
  'commercial-clear-outs': 'Commercial clear outs',
  'construction-debris': 'Construction debris',
  'office-cleanouts': 'Office cleanouts',
  'garage-cleanouts': 'Garage cleanouts',
  'attic-cleanouts': 'Attic cleanouts',
  'eviction-foreclosure-cleanouts': 'Eviction and foreclosure cleanouts',
  'concrete-removal': 'Concrete removal',
  'carpet-removal': 'Carpet removal',
} as const;
export type PhotoPlace = keyof typeof photoPlaces;

export const photoPlaceSchema = z.enum(Object.keys(photoPlaces) as [PhotoPlace, ...PhotoPlace[]]);

/** In bytes, before resizing. */
export const largestSitePhoto = 20 * 1024 * 1024;

export const sitePhotoSchema = z
  .object({
    place: photoPlaceSchema,
    address: z.string().describe('Path of the picture, at most 1600 px wide.'),
    width: z.number().int(),
    height: z.number().int(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SitePhoto' });
export type SitePhoto = z.infer<typeof sitePhotoSchema>;

const params = z.object({ place: photoPlaceSchema });

export const sitePhotoRoutes = {
  list: route({
    method: 'get',
    path: '/api/site-photos',
    access: 'admin',
    noun: 'site-photos',
    summary: 'The photos that stand in place of drawings',
    reply: z.object({ items: z.array(sitePhotoSchema) }),
  }),
  put: route({
    method: 'put',
    path: '/api/site-photos/{place}',
    access: 'admin',
    noun: 'site-photos',
    summary: 'Put a photo (JPEG, PNG or WebP, at most 20 MB) in a place; drawn anew without metadata',
    params,
    upload: 'image/*',
    reply: sitePhotoSchema,
  }),
  remove: route({
    method: 'delete',
    path: '/api/site-photos/{place}',
    access: 'admin',
    noun: 'site-photos',
    summary: 'Take a photo away; the drawing comes back',
    params,
  }),
};
