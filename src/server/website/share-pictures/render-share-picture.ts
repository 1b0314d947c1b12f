import { LRUCache } from 'lru-cache';
import { brandPalette, houseColors } from '../../../sections/schemas.ts';
import { renderShareCard, titleArea } from '../../../site/share-card.tsx';
import { loadSharp } from '../../platform/load-sharp.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { type ShareBrand, type ShareFacts, shareVersion } from '../context/share-facts.ts';
import { textOutline, textWidth } from './display-face.ts';
import { wrapTitle } from './wrap-title.ts';

/** Finished pictures by version; about 25 kB each. */
let kept: LRUCache<string, Buffer> | null = null;

const keptPictures = () =>
  (kept ??= new LRUCache<string, Buffer>({
    maxSize: cacheBounds().sharePictures,
    sizeCalculation: bytes => bytes.length,
  }));

const inWork = new Map<string, Promise<Buffer>>();
let turn: Promise<unknown> = Promise.resolve();

/** The maximum queue length. Further pictures are rejected, because pages have priority. */
const maxWaiting = 24;

/** The picture as PNG, or null when too many others are waiting to be rendered. One is rendered at a time. */
export async function renderSharePicture(facts: ShareFacts, brand: ShareBrand): Promise<Buffer | null> {
  const version = shareVersion(facts, brand);
  const known = keptPictures().get(version) ?? inWork.get(version);
  if (known) return known;
  if (inWork.size >= maxWaiting) return null;
  const work = turn.then(() => render(facts, brand));
  inWork.set(version, work);
  turn = work.catch(() => undefined);
  try {
    const png = await work;
    keptPictures().set(version, png);
    return png;
  } finally {
    inWork.delete(version);
  }
}

async function render(
  { title, place, load, illustrations, business }: ShareFacts,
  brand: ShareBrand,
): Promise<Buffer> {
  const svg = renderShareCard({
    place: place.slice(0, 40),
    title: wrapTitle(title.slice(0, 200), titleArea.width, titleArea.height, textWidth),
    load,
    illustrations: brand === null || brand.has_illustrations ? illustrations : null,
    colors: brandPalette(brand?.colors ?? houseColors).light,
    business,
    outline: textOutline,
    widthOf: textWidth,
  });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 4 }).toBuffer();
}
