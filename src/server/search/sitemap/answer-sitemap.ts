import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Db } from '../../platform/db/database.ts';
import type { SiteCall } from '../../website/context/site-call.ts';
import { findFile } from './queries.ts';

const unpack = promisify(gunzip);
const filePath = /^\/sitemap(?:-[a-z]+(?:-\d{1,4})?)?\.xml$/;

/** Sends a sitemap file; false if none has this name. */
export async function answerSitemap(db: Db, { path, request, response }: SiteCall): Promise<boolean> {
  const file = filePath.test(path) ? await findFile(db, path) : undefined;
  if (!file) return false;
  const etag = `W/"${file.built_at.getTime().toString(36)}"`;
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Last-Modified': file.built_at.toUTCString(),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?!\.[0-9]*[1-9]))/i.test(request.headers['accept-encoding'] ?? '');
  const body = isPacked ? file.body : await unpack(file.body);
  response
    .writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
    })
    .end(request.method === 'HEAD' ? undefined : body);
  return true;
}
