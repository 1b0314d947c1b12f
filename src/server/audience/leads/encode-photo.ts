import { open, stat, writeFile } from 'node:fs/promises';
import { loadSharp } from '../../platform/load-sharp.ts';
import { privateFile } from '../../platform/private-files.ts';

const longestSide = 2_400;
/** More than phones usually have. Decoding one takes 300 MB. */
const maxPixels = 40_000_000;
/** Decoded in a moment, whatever the file's size. */
const harmlessPixels = 4_000_000;
/** Photos have some ten pixels per byte. More are pictures of one color, made to cost memory. */
const maxPixelsPerByte = 200;
const accepted = new Set(['jpeg', 'png', 'webp']);

export type PhotoProblem = 'heic' | 'not-a-photo';

export interface Encoded {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Why a file is no photo of an accepted format, by its header alone; null: it is one. */
export async function photoProblem(file: string): Promise<PhotoProblem | null> {
  return openPhoto(file).then(
    () => null,
    () => refusal(file),
  );
}

/**
 * Encodes a photo as WebP: upright, not larger than a screen, without a word of metadata (place, camera, time). Null: the file
 * can't be decoded. Fails only where the result can't be written: the photo is not to blame then.
 */
export async function encodePhoto(from: string, to: string): Promise<Encoded | null> {
  const encoded = await resize(from).catch(() => null);
  if (!encoded) return null;
  const { data, info } = encoded;
  await writeFile(to, data, { mode: privateFile });
  return { width: info.width, height: info.height, bytes: info.size };
}

async function resize(from: string) {
  const photo = await openPhoto(from);
  return photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true });
}

/** Opens a photo by its header. Throws if its format is another, or decoding it would cost too much. */
async function openPhoto(file: string) {
  const sharp = await loadSharp();
  // Its sender has been answered: half a photo is better than none.
  const photo = sharp(file, { failOn: 'none', limitInputPixels: maxPixels });
  const { format, width, height } = await photo.metadata();
  if (!accepted.has(format)) throw new Error(`a ${format}`);
  const pixels = width * height;
  const { size } = await stat(file);
  if (pixels > maxPixels) throw new Error('too many pixels');
  if (pixels > Math.max(harmlessPixels, size * maxPixelsPerByte)) throw new Error('too few bytes');
  return photo;
}

/** Phones of one maker send HEIC, which the image library can't read; those people need other words. */
async function refusal(file: string): Promise<PhotoProblem> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const brand = buffer.toString('latin1', 4, bytesRead);
    return /^ftyp(hei|hev|mif1|msf1)/.test(brand) ? 'heic' : 'not-a-photo';
  } finally {
    await handle.close();
  }
}
