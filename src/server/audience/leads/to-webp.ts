import type { Sharp } from 'sharp';

const longestSide = 2_400;

export interface EncodedPhoto {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A photo not larger than a screen, without metadata. */
export async function toWebp(photo: Sharp): Promise<EncodedPhoto> {
  const { data, info } = await photo
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
