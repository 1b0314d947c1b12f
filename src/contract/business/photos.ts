import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { line } from '../platform/setting-texts.ts';

/** Where the owner's photo can replace our drawing: `home`, `about`, `towns`, or the path of a service's page. */
export const photoPlaceSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, like home')
  .max(120, 'At most 120 characters');

/** In bytes, before resizing. */
export const largestSitePhoto = 20 * 1024 * 1024;

const percent = z.number().int('Whole percents, please').min(0, 'At least 0').max(100, 'At most 100');

/** What is written to a photo. Another photo begins without it. */
export const photoTextSchema = z.object({
  alternative_text: line(200).describe(
    'What it shows, for those who can’t see it. Empty: it only decorates.',
  ),
  focus_x: percent.describe('The part that stays in sight where the photo is cut, from the left.'),
  focus_y: percent.describe('The same, from the top.'),
});
export type PhotoText = z.infer<typeof photoTextSchema>;

export const sitePhotoSchema = z
  .object({
    place: photoPlaceSchema,
    address: z.string().describe('Path of the picture, at most 1600 px wide.'),
    width: z.number().int(),
    height: z.number().int(),
    ...photoTextSchema.shape,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SitePhoto' });
export type SitePhoto = z.infer<typeof sitePhotoSchema>;

const params = z.object({ place: photoPlaceSchema });

const adminRoute = adminRoutesOf('site-photos');

export const sitePhotoRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/site-photos',
    summary: 'The photos that replace drawings',
    reply: z.object({
      items: z.array(sitePhotoSchema),
      places: z
        .array(z.object({ place: photoPlaceSchema, label: z.string() }))
        .describe('Where there can be one.'),
    }),
  }),
  put: adminRoute({
    method: 'put',
    path: '/api/site-photos/{place}',
    summary: 'Upload a photo (JPEG, PNG or WebP, at most 20 MB); stored without metadata',
    params,
    upload: 'image/*',
    reply: sitePhotoSchema,
  }),
  describe: adminRoute({
    method: 'patch',
    path: '/api/site-photos/{place}',
    summary: 'Set a photo’s alternative text and focal point',
    params,
    body: photoTextSchema,
    reply: sitePhotoSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/site-photos/{place}',
    summary: 'Take a photo away; the drawing comes back',
    params,
  }),
};
