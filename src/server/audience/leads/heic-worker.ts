import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/wasm-bundle.js';
import { answerReader } from '../../platform/isolated-reader.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import { type EncodedPhoto, toWebp } from './to-webp.ts';

/* Decodes one HEIC photo. The image library has no decoder for it, and this one must not share memory with the program. */

answerReader(async (path: string): Promise<EncodedPhoto> => {
  // A file may hold several pictures: the first is the one that its maker shows.
  const [picture] = new libheif.HeifDecoder().decode(await readFile(path));
  if (!picture) throw new Error('no picture in the file');
  const [width, height] = [picture.get_width(), picture.get_height()];
  const pixels = await new Promise<Uint8ClampedArray>((resolve, reject) => {
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    picture.display(target, shown => (shown ? resolve(shown.data) : reject(new Error('not decoded'))));
  });
  const sharp = await loadSharp();
  // Turned as the file says by now: the decoder does it.
  return toWebp(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha());
});
