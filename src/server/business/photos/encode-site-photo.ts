import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import { pictureLimiter } from '../../platform/picture-limiter.ts';

const maxPixels = 120_000_000;
const accepted = new Set(['jpeg', 'png', 'webp']);

export interface EncodedPhoto {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly large: Buffer;
  readonly small: Buffer;
}

/** Encodes a photo in the two sizes that pages need: upright, without metadata. Refuses other files. */
export function encodeSitePhoto(file: Buffer): Promise<EncodedPhoto> {
  return pictureLimiter.pass(() => encode(file), 'staff');
}

async function encode(file: Buffer): Promise<EncodedPhoto> {
  const sharp = await loadSharp();
  const atMost = (width: number) =>
    sharp(file, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: 30 })
      .toBuffer({ resolveWithObject: true });
  try {
    const { format } = await sharp(file, { limitInputPixels: maxPixels }).metadata();
    if (!accepted.has(format)) throw new Error(`a ${format}`);
    const large = await atMost(1600);
    const small = await atMost(800);
    return {
      hash: createHash('sha256').update(large.data).digest('base64url').slice(0, 16),
      width: large.info.width,
      height: large.info.height,
      large: large.data,
      small: small.data,
    };
  } catch (cause) {
    throw new AppError('invalid', 'Not a readable photo. Choose a JPEG, PNG or WebP file.', {
      reason: 'not-a-photo',
      cause,
    });
  }
}
