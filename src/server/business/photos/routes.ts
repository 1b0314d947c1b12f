import type { Hono } from 'hono';
import { photoPlaceSchema, type SitePhoto, sitePhotoRoutes } from '../../../contract/business/photos.ts';
import { announce } from '../../platform/db/announce.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute, serveUpload } from '../../platform/http/serve-route.ts';
import { reloadSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { encodeSitePhoto } from './encode-site-photo.ts';
import { deleteSitePhoto, describeSitePhoto, findPicture, listSitePhotos, putSitePhoto } from './queries.ts';
import { photoAddress } from './site-photo-address.ts';

interface SitePhotoContext extends SettingsContext {
  /** What the business sells now. */
  readonly services: () => readonly PicturedService[];
}

export function serveSitePhotoRoutes(app: Hono<AppEnv>, context: SitePhotoContext): void {
  const db = context.database.kysely;
  const places = () => photoPlaces(context.services());
  const isPlace = (place: string) => places().some(one => one.place === place);
  const listPhotos = async () =>
    (await listSitePhotos(db)).filter(({ place }) => isPlace(place)).map(present);
  const stored = async (place: string) => {
    const photo = (await listPhotos()).find(one => one.place === place);
    if (!photo) throw new AppError('conflict', 'Photo not found. Another user removed it.');
    return photo;
  };
  serveRoute(app, sitePhotoRoutes.list, async () => ({
    items: await listPhotos(),
    places: [...places()],
  }));
  serveUpload(app, sitePhotoRoutes.put, async ({ params: { place } }, file) => {
    if (!isPlace(place)) throw new AppError('invalid', 'The site has no place of this name for a photo.');
    const photo = await encodeSitePhoto(file);
    await db.transaction().execute(async trx => {
      await putSitePhoto(trx, place, photo);
      await announce(trx, { kind: 'settings' });
    });
    await reloadSettings(context);
    return stored(place);
  });
  serveRoute(app, sitePhotoRoutes.describe, async ({ params: { place }, body }) => {
    await db.transaction().execute(async trx => {
      if (!(await describeSitePhoto(trx, place, body)))
        throw new AppError('not-found', 'Photo not found. Choose one for this place first.');
      await announce(trx, { kind: 'settings' });
    });
    await reloadSettings(context);
    return stored(place);
  });
  serveRoute(app, sitePhotoRoutes.remove, async ({ params: { place } }) => {
    await db.transaction().execute(async trx => {
      await deleteSitePhoto(trx, place);
      await announce(trx, { kind: 'settings' });
    });
    await reloadSettings(context);
  });
  // The address contains the content's hash, so it can be cached forever.
  app.get('/photos/:file{[A-Za-z0-9_-]{16}-(?:large|small)\\.webp}', async c => {
    const [, hash = '', size] = /^(.{16})-(large|small)/.exec(c.req.param('file')) ?? [];
    const picture = await findPicture(db, hash, size === 'small' ? 'small' : 'large');
    if (!picture) return c.notFound();
    return c.body(Uint8Array.from(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}

type Row = Awaited<ReturnType<typeof listSitePhotos>>[number];

function present({ hash, updated_at, ...facts }: Row): SitePhoto {
  return { address: photoAddress(hash, 'large'), ...facts, updated_at: updated_at.toISOString() };
}

/** A service of the business with the path of its page; null if it has none. */
interface PicturedService {
  readonly name: string;
  readonly path: string | null;
}

/** The places of the site that have a drawing otherwise: those of any business, then the pages of its services. */
function photoPlaces(
  services: readonly PicturedService[],
): readonly { readonly place: string; readonly label: string }[] {
  const sold = services.map(({ name, path }) => [path?.slice(1) ?? '', name] as const);
  const ofServices = new Map(sold.filter(([place]) => photoPlaceSchema.safeParse(place).success));
  return [
    { place: 'home', label: 'Front page' },
    { place: 'about', label: 'About' },
    { place: 'towns', label: 'City pages and generated pages' },
    ...[...ofServices].map(([place, label]) => ({ place, label })),
  ];
}
