import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';

/** Files of the business's own. */
export const brandFileKinds = {
  logo: 'Logo',
  logo_dark: 'Logo on dark ground',
  favicon: 'Favicon',
} as const;
export type BrandFileKind = keyof typeof brandFileKinds;

export const brandFileKindSchema = z.enum(Object.keys(brandFileKinds) as [BrandFileKind, ...BrandFileKind[]]);

/** In bytes. An SVG is text: more of it than this is a photo in disguise. */
export const largestBrandFile = 4 * 1024 * 1024;
export const largestSvg = 256 * 1024;

export const brandFileSchema = z
  .object({
    kind: brandFileKindSchema,
    address: z.string().describe('Path of the file as pages show it.'),
    width: z.number().int(),
    height: z.number().int(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'BrandFile' });
export type BrandFile = z.infer<typeof brandFileSchema>;

const params = z.object({ kind: brandFileKindSchema });

/** The page of the back office that shows the front page in an unsaved brand; and the element that names its style sheets. */
export const brandPreviewPath = '/admin/brand-preview';
export const brandSheetsId = 'brand-sheets';
export const brandSheetsSchema = z.object({
  site: z.string(),
  types: z.object({ friendly: z.string(), classic: z.string(), clean: z.string() }),
  without_illustrations: z.string(),
});
export type BrandSheets = z.infer<typeof brandSheetsSchema>;

const adminRoute = adminRoutesOf('brand-files');

export const brandRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/brand-files',
    summary: 'Logo and favicon, and the colors that the pack brings',
    reply: z.object({
      items: z.array(brandFileSchema),
      pack_colors: z.object({ brand_color: z.string(), second_color: z.string() }),
    }),
  }),
  put: adminRoute({
    method: 'put',
    path: '/api/brand-files/{kind}',
    summary: 'Upload a logo or favicon (SVG up to 256 kB; PNG, WebP up to 4 MB)',
    params,
    upload: 'image/*',
    reply: brandFileSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/brand-files/{kind}',
    summary: 'Take a logo or favicon away; the trade’s sign comes back',
    params,
  }),
};
