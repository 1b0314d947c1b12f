import { brandFileAddress } from '../../business/brand/brand-files.ts';
import { findBrandContent, listBrandFiles } from '../../business/brand/queries.ts';
import { findPicture, listSitePhotos } from '../../business/photos/queries.ts';
import { photoAddress } from '../../business/photos/site-photo-address.ts';
import type { Db } from '../../platform/db/database.ts';

/** The owner's logo, favicon and photos. */
export async function* pictureFiles(db: Db): AsyncGenerator<readonly [path: string, content: Buffer]> {
  for (const file of await listBrandFiles(db)) {
    const found = await findBrandContent(db, file.hash);
    if (found) yield [brandFileAddress(file), found.content];
  }
  for (const { hash } of await listSitePhotos(db)) {
    for (const size of ['large', 'small'] as const) {
      const picture = await findPicture(db, hash, size);
      if (picture) yield [photoAddress(hash, size), picture];
    }
  }
}
