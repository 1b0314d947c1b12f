import type { Db } from '../../platform/db/database.ts';
import type { Photos } from '../../platform/settings/site-settings.ts';
import { listSitePhotos } from './queries.ts';
import { photoAddress } from './site-photo-address.ts';

/** The owner's photos in the form that pages use. */
export async function readPhotos(db: Db): Promise<Photos> {
  const photos = await listSitePhotos(db);
  return new Map(
    photos.map(({ place, hash, width, height, alternative_text, focus_x, focus_y }) => [
      place,
      {
        large: photoAddress(hash, 'large'),
        small: photoAddress(hash, 'small'),
        width,
        height,
        alternative_text,
        focus: focus_x === 50 && focus_y === 50 ? null : `${focus_x}% ${focus_y}%`,
      },
    ]),
  );
}
