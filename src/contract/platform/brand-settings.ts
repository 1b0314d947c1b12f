import { z } from 'zod';
import type { CornerStyle, TypePairing } from '../../sections/schemas.ts';

export const cornerStyles = ['square', 'soft', 'round'] as const satisfies readonly CornerStyle[];
export const typePairings = [
  'sturdy',
  'friendly',
  'classic',
  'clean',
] as const satisfies readonly TypePairing[];

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#(?:[\da-f]{3}|[\da-f]{6}))?$/, 'Write a color like #11263f')
  // "#fff" is short for "#ffffff".
  .transform(hex =>
    hex.length === 4 ? `#${Array.from(hex.slice(1), digit => digit + digit).join('')}` : hex,
  );

export const brandSettingsSchema = z
  .object({
    brand_color: color.describe('Of dark bands, text and illustrations; empty: the pack’s.'),
    second_color: color.describe('Of the buttons that call and ask for a quote; empty: the pack’s.'),
    corner_style: z.enum(cornerStyles),
    type_pairing: z.enum(typePairings),
    has_illustrations: z.boolean().describe('Off: no illustrations. Maps and gauges stay.'),
    logo_has_name: z.boolean().describe('The logo says the name, so the header does not repeat it.'),
  })
  .meta({ id: 'BrandSettings' });
export type BrandSettings = z.output<typeof brandSettingsSchema>;
