import { createHash } from 'node:crypto';
import { type BrandFileKind, largestBrandFile, largestSvg } from '../../../contract/business/brand.ts';
import { AppError } from '../../platform/errors.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import { pictureLimiter } from '../../platform/picture-limiter.ts';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { SvgProblem } from './svg-problem.ts';

export type BrandMediaType = 'image/svg+xml' | 'image/webp' | 'image/png';

export interface EncodedBrandFile {
  readonly hash: string;
  readonly media_type: BrandMediaType;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

const maxPixels = 40_000_000;
/** A header shows 224 by 56 at most; twice that for sharp screens. */
const logoSize = { width: 640, height: 256 };
const iconSide = 512;

/**
 * Prepares a logo or favicon for storing: cleans an SVG, encodes a picture again. Refuses other files with the reason.
 */
export async function encodeBrandFile(kind: BrandFileKind, file: Buffer): Promise<EncodedBrandFile> {
  if (file.length > largestBrandFile) refuse('This file is larger than 4 MB. Choose a smaller one.');
  const encode = () => (looksLikeSvg(file) ? fromSvg(file) : fromPicture(kind, file));
  const encoded = await pictureLimiter.pass(encode, 'staff');
  const hash = createHash('sha256').update(encoded.content).digest('base64url').slice(0, 16);
  return { ...encoded, hash };
}

/** True if the first character of a file is that of an SVG: pictures begin with others. */
function looksLikeSvg(file: Buffer): boolean {
  return /^(?:\uFEFF)?\s*</.test(file.subarray(0, 200).toString('utf8'));
}

async function fromSvg(file: Buffer): Promise<Omit<EncodedBrandFile, 'hash'>> {
  if (file.length > largestSvg) refuse('This SVG is larger than 256 kB. Simplify it, or use PNG or WebP.');
  const clean = cleaned(file.toString('utf8'));
  const sharp = await loadSharp();
  // A drawing that the renderer can't read would be an empty space in every header.
  await sharp(Buffer.from(clean.text), { limitInputPixels: maxPixels })
    .resize(16, 16, { fit: 'inside' })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch((cause: unknown) => refuse('This SVG can’t be drawn. Choose a PNG or WebP file.', cause));
  const { width, height } = inside(clean);
  return { media_type: 'image/svg+xml', width, height, content: Buffer.from(clean.text) };
}

function cleaned(source: string): CleanSvg {
  try {
    return cleanSvg(source);
  } catch (error) {
    if (!(error instanceof SvgProblem)) throw error;
    return refuse(`This SVG ${error.message}. Export a plain SVG, or choose PNG or WebP.`, error);
  }
}

/** The size that pages name: within the header's, at least one pixel. */
function inside({ width, height }: CleanSvg): { width: number; height: number } {
  const scale = Math.min(logoSize.width / width, logoSize.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function fromPicture(kind: BrandFileKind, file: Buffer): Promise<Omit<EncodedBrandFile, 'hash'>> {
  const sharp = await loadSharp();
  try {
    const source = sharp(file, { failOn: 'error', limitInputPixels: maxPixels });
    const { format } = await source.metadata();
    if (format !== 'png' && format !== 'webp') throw new Error(`a ${format}`);
    const isIcon = kind === 'favicon';
    const sized = isIcon
      ? source
          .resize(iconSide, iconSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
          .png({ palette: true })
      : source.resize({ ...logoSize, fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 });
    const { data, info } = await sized.timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { media_type: isIcon ? 'image/png' : 'image/webp', width, height, content: data };
  } catch (cause) {
    return refuse('Not a readable picture. Choose an SVG, PNG or WebP file.', cause);
  }
}

function refuse(message: string, cause?: unknown): never {
  throw new AppError('invalid', message, { reason: 'not-a-logo', cause });
}
