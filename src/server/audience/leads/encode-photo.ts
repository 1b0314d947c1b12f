import { open, writeFile } from 'node:fs/promises';
import { loadSharp } from '../../platform/load-sharp.ts';
import { privateFile } from '../../platform/private-files.ts';

// One picture at a time.
let turn: Promise<unknown> = Promise.resolve();

const longestSide = 2_400;
const maxPixels = 120_000_000;
const accepted = new Set(['jpeg', 'png', 'webp']);

export type Encoded =
  | { readonly ok: true; readonly width: number; readonly height: number; readonly bytes: number }
  | { readonly ok: false; readonly problem: 'heic' | 'not-a-photo' };

/**
 * Encodes a photo as WebP: upright, not larger than a screen, without a word of metadata (place, camera, time). Fails only
 * where the result can't be written: the photo is not to blame then.
 */
export function encodePhoto(from: string, to: string): Promise<Encoded> {
  const result = turn.then(() => encode(from, to));
  turn = result.catch(() => undefined);
  return result;
}

async function encode(from: string, to: string): Promise<Encoded> {
  const drawn = await draw(from);
  if (!drawn) return { ok: false, problem: await refusal(from) };
  const { data, info } = drawn;
  await writeFile(to, data, { mode: privateFile });
  return { ok: true, width: info.width, height: info.height, bytes: info.size };
}

/** Null where the file is not a photo of an accepted format. */
async function draw(from: string) {
  const sharp = await loadSharp();
  try {
    const photo = sharp(from, { failOn: 'error', limitInputPixels: maxPixels });
    const { format } = await photo.metadata();
    if (!accepted.has(format)) return null;
    return await photo
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 30 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}

/** Phones of one maker send HEIC, which the image library can't read; those people need other words. */
async function refusal(file: string): Promise<'heic' | 'not-a-photo'> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const brand = buffer.toString('latin1', 4, bytesRead);
    return /^ftyp(hei|hev|mif1|msf1)/.test(brand) ? 'heic' : 'not-a-photo';
  } finally {
    await handle.close();
  }
}
