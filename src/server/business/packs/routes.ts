import type { Hono } from 'hono';
import { packRoutes } from '../../../contract/business/packs.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute, serveUpload } from '../../platform/http/serve-route.ts';
import { exportPack, findPack, importPack, listPacks, type PackContext, removePack } from './import-pack.ts';
import { packStore } from './pack-store.ts';
import { requirePack } from './require-pack.ts';

export function servePackRoutes(app: Hono<AppEnv>, context: PackContext): void {
  const { db } = context;
  serveRoute(app, packRoutes.list, async () => ({ items: listPacks() }));
  serveUpload(app, packRoutes.import, (_, file) => importPack(context, file));
  serveRoute(app, packRoutes.samples, async ({ params }) => ({
    items: packStore.samplesOf(findPack(requirePack(params.name))).map(({ type, title, content }) => ({
      type,
      title,
      content: JSON.parse(JSON.stringify(content)),
    })),
  }));
  serveDownload(app, packRoutes.export, async ({ params }) => {
    const zip = await exportPack(db, params.name);
    return { name: `${params.name}.zip`, bytes: zip.byteLength, chunks: oneChunk(zip) };
  });
  serveRoute(app, packRoutes.remove, async ({ params }) => removePack(db, params.name));
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
