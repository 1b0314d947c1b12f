import { open, stat, writeFile } from 'node:fs/promises';
import { readIsolated } from '../../platform/isolated-reader.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import { privateFile } from '../../platform/private-files.ts';
import { type EncodedPhoto, toWebp } from './to-webp.ts';

/** More than phones usually have. Decoding one takes 300 MB. */
const maxPixels = 40_000_000;
/** Decoded in a moment, whatever the file's size. */
const harmlessPixels = 4_000_000;
/** Photos have some ten pixels per byte. More are pictures of one color, made to cost memory. */
const maxPixelsPerByte = 200;
/** Decoding a HEIC photo takes 20 bytes a pixel, in a process of its own. */
const maxHeicPixels = 26_000_000;
const accepted = new Set(['jpeg', 'png', 'webp']);

export type PhotoProblem = 'heic-too-large' | 'video' | 'not-a-photo';

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
  const encoded = await encode(from).catch(() => null);
  if (!encoded) return null;
  const { data, width, height } = encoded;
  await writeFile(to, data, { mode: privateFile });
  return { width, height, bytes: data.byteLength };
}

async function encode(from: string): Promise<EncodedPhoto> {
  const photo = await openPhoto(from);
  return (await photo.metadata()).format === 'heif'
    ? readIsolated<EncodedPhoto>(heicReader, from)
    : toWebp(photo.autoOrient());
}

const heicReader = {
  name: 'heic-worker',
  folder: import.meta.dirname,
  tooMuch: () => new Error('the photo takes too much memory or time'),
};

/** Opens a photo by its header. Throws if its format is another, or decoding it would cost too much. */
async function openPhoto(file: string) {
  const sharp = await loadSharp();
  // Its sender has been answered: half a photo is better than none.
  const photo = sharp(file, { failOn: 'none', limitInputPixels: maxPixels });
  const { format, compression, width, height } = await photo.metadata();
  const isHeic = format === 'heif' && compression === 'hevc';
  if (!isHeic && !accepted.has(format)) throw new Error(`a ${format}`);
  const pixels = width * height;
  if (isHeic && pixels > maxHeicPixels) throw new Error('too many pixels');
  const { size } = await stat(file);
  if (pixels > maxPixels) throw new Error('too many pixels');
  if (pixels > Math.max(harmlessPixels, size * maxPixelsPerByte)) throw new Error('too few bytes');
  return photo;
}

/** Tells what was sent in place of a photo. A live photo comes with a short video beside it: QuickTime, MP4, AVI, WebM. */
async function refusal(file: string): Promise<PhotoProblem> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const head = buffer.subarray(0, bytesRead);
    const box = head.toString('latin1', 4);
    if (/^ftyp(?:hei|hev|mif1|msf1)/.test(box)) return 'heic-too-large';
    const isVideo = /^(?:ftyp(?!avif)|moov|mdat|wide|free)/.test(box) || box.endsWith('AVI ');
    return isVideo || head.subarray(0, 4).equals(matroska) ? 'video' : 'not-a-photo';
  } finally {
    await handle.close();
  }
}

/** The start of Matroska and WebM. */
const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
