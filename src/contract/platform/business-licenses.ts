import { z } from 'zod';
import { line } from './setting-texts.ts';

const number = line(40).regex(
  /^(?:[A-Za-z0-9][A-Za-z0-9 ./-]*)?$/,
  'Use letters, digits, spaces, dots, slashes and hyphens, as on the license',
);

/** Numbers that authorities gave the business. Empty ones are not shown. */
export const businessLicensesSchema = z
  .object({
    license_number: number,
    license_issuer: line(80).describe('Who issued the license. Shown behind its number.'),
    dot_number: number.describe('USDOT number of a carrier.'),
  })
  .describe('Shown in every footer and shared with search engines.');

/** A business without numbers. */
export const noLicenses: z.output<typeof businessLicensesSchema> = {
  license_number: '',
  license_issuer: '',
  dot_number: '',
};
