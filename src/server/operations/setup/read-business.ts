import type { Setup } from '../../../contract/operations/setup.ts';
import { type EncodedBrandFile, encodeBrandFile } from '../../business/brand/encode-brand-file.ts';
import { AppError } from '../../platform/errors.ts';
import { type NewBusiness, resolveSetup } from './resolve-setup.ts';

/** A new business with its logo as pages show it. */
export interface BusinessWithLogo extends NewBusiness {
  readonly logo: EncodedBrandFile | null;
}

/** Refuses invalid input by the name of its field, the logo like any other. */
export async function readBusiness(setup: Setup): Promise<BusinessWithLogo> {
  const business = resolveSetup(setup);
  const { logo } = setup.brand;
  return { ...business, logo: logo === undefined ? null : await readLogo(Buffer.from(logo, 'base64')) };
}

async function readLogo(file: Buffer): Promise<EncodedBrandFile> {
  try {
    return await encodeBrandFile('logo', file);
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error;
    const { message } = error;
    throw new AppError('invalid', message, { fields: [{ path: 'brand.logo', message }], cause: error });
  }
}
