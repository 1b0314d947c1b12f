import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import {
  type BrandFile,
  type BrandFileKind,
  brandFileKinds,
  brandRoutes,
} from '../../../contract/business/brand.ts';
import { announce } from '../../platform/db/announce.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute, serveUpload } from '../../platform/http/serve-route.ts';
import { reloadSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { brandFileAddress } from './brand-files.ts';
import { encodeBrandFile } from './encode-brand-file.ts';
import { deleteBrandFile, findBrandContent, listBrandFiles, putBrandFile } from './queries.ts';
import { type BuiltSheets, siteLooks, tradeColors } from './site-look.ts';

interface BrandContext extends SettingsContext {
  readonly assets: { readonly sheets: BuiltSheets };
}

export function serveBrandRoutes(app: Hono<AppEnv>, context: BrandContext): void {
  const db = context.database.kysely;
  const list = async () => (await listBrandFiles(db)).flatMap(present);
  serveRoute(app, brandRoutes.list, async () => ({ items: await list(), pack_colors: tradeColors() }));
  serveUpload(app, brandRoutes.put, async ({ params: { kind } }, file) => {
    const encoded = await encodeBrandFile(kind, file);
    await db.transaction().execute(async trx => {
      await putBrandFile(trx, kind, encoded);
      await announce(trx, { kind: 'settings' });
    });
    await reloadSettings(context);
    const stored = (await list()).find(one => one.kind === kind);
    if (!stored) throw new AppError('conflict', 'File not found. Another user removed it.');
    return stored;
  });
  serveRoute(app, brandRoutes.remove, async ({ params: { kind } }) => {
    await db.transaction().execute(async trx => {
      await deleteBrandFile(trx, kind);
      await announce(trx, { kind: 'settings' });
    });
    await reloadSettings(context);
  });
  serveFiles(app, context);
}

/** Addresses contain the content's hash, so they can be cached forever. */
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

function serveFiles(app: Hono<AppEnv>, { database, settings, assets }: BrandContext): void {
  app.get('/assets/:file{brand-[\\w-]{12}\\.css}', async c => {
    const looks = siteLooks(assets.sheets, settings.current());
    const sheet = looks.find(({ stylesheet }) => stylesheet === c.req.path)?.sheet ?? null;
    // A page drawn before the last change still names the sheet of its day.
    if (sheet === null) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(looks[0]?.stylesheet ?? '/', 302);
    }
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const encoding = ['br', 'gzip'].find(one => accepted.includes(one)) as 'br' | 'gzip' | undefined;
    const body = encoding === undefined ? Buffer.from(sheet) : await compressed(sheet, encoding);
    return c.body(Uint8Array.from(body), 200, {
      ...forever,
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      'Content-Type': 'text/css; charset=utf-8',
      Vary: 'Accept-Encoding',
    });
  });
  app.get('/assets/:file{brand-[\\w-]{16}\\.(?:svg|webp|png)}', async c => {
    const hash = c.req
      .param('file')
      .slice('brand-'.length)
      .replace(/\.\w+$/, '');
    const found = await findBrandContent(database.kysely, hash);
    if (!found || brandFileAddress({ hash, media_type: found.media_type }) !== c.req.path)
      return c.notFound();
    return c.body(Uint8Array.from(found.content), 200, {
      ...forever,
      'Content-Type': found.media_type,
      // An SVG opened on its own is a document: it may style itself and nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}

/** The compressed bodies of the sheet in use; created at the first request. */
let kept: { readonly sheet: string; readonly bodies: Map<string, Promise<Buffer>> } | null = null;

function compressed(sheet: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (kept?.sheet !== sheet) kept = { sheet, bodies: new Map() };
  const known = kept.bodies.get(encoding);
  if (known) return known;
  const made =
    encoding === 'gzip'
      ? promisify(gzip)(sheet, { level: 9 })
      : promisify(brotliCompress)(sheet, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  kept.bodies.set(encoding, made);
  return made;
}

type Row = Awaited<ReturnType<typeof listBrandFiles>>[number];

const isKind = (kind: string): kind is BrandFileKind => Object.hasOwn(brandFileKinds, kind);

function present({ kind, hash, media_type, width, height, updated_at }: Row): BrandFile[] {
  if (!isKind(kind)) return [];
  const address = brandFileAddress({ hash, media_type });
  return [{ kind, address, width, height, updated_at: updated_at.toISOString() }];
}
