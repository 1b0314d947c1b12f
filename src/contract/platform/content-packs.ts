import { z } from 'zod';
import { line } from './setting-texts.ts';

/** The id of a pack. Which packs there are, is for the server to say. */
export const contentPackSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes, like house-cleaning')
  .max(60, 'At most 60 characters');

/** Means the trade of the business, wherever a pack is named. */
export const ownPack = 'own';

export const packOrOwnSchema = contentPackSchema
  .default(ownPack)
  .describe(`The name of a pack; “${ownPack}” is the trade of the business.`);

/** What an owner calls the trade. Texts of the pack hold it, so it has no marks of templates. */
export const tradeNameSchema = line(60).regex(/^[^{}|[\]<>]*$/, 'Letters, digits and spaces, please');

export const packSettingsSchema = z
  .object({
    own: contentPackSchema.describe('The trade of the business. Setting up the business chooses it.'),
    trade_name: tradeNameSchema
      .default('')
      .describe('What the trade is called, if its pack is for any trade. Empty: as the pack calls it.'),
    enabled: z
      .array(contentPackSchema)
      .max(50, 'At most 50 packs')
      .transform(packs => [...new Set(packs)])
      .describe('Other trades that this site writes about as well.'),
  })
  .meta({ id: 'PackSettings' });
