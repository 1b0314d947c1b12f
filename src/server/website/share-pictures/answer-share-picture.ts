import type { SitePageContext } from '../context/frame-context.ts';
import { shareBrand, sharePath, shareVersion } from '../context/share-facts.ts';
import type { SiteCall } from '../context/site-call.ts';
import { findShareFacts } from '../site-pages/find-share-facts.ts';
import { renderSharePicture } from './render-share-picture.ts';

const address = /^\/og\/([\w-]{12})((?:\/[a-z0-9-]{1,200}){0,2})\.png$/;

/** True when this was the address of a picture of a page that exists, and it has been answered. */
export async function answerSharePicture({
  context,
  path,
  request,
  response,
}: SiteCall & { readonly context: SitePageContext }): Promise<boolean> {
  const [, version, page] = address.exec(path) ?? [];
  if (version === undefined || page === undefined) return false;
  const facts = await findShareFacts(context, page);
  if (!facts) return false;
  const brand = shareBrand(context.settings.current());
  if (shareVersion(facts, brand) !== version) {
    response
      .writeHead(302, { Location: sharePath(facts, brand), 'Cache-Control': 'public, max-age=300' })
      .end();
    return true;
  }
  const etag = `"${version}"`;
  const forGood = {
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, forGood).end();
    return true;
  }
  const png = await renderSharePicture(facts, brand);
  if (!png) {
    response.writeHead(503, { 'Retry-After': '10', 'Cache-Control': 'no-store' }).end();
    return true;
  }
  response
    .writeHead(200, { ...forGood, 'Content-Type': 'image/png', 'Content-Length': png.length })
    .end(request.method === 'HEAD' ? undefined : png);
  return true;
}
