import { LRUCache } from 'lru-cache';
import { type Colors, cornerSizes } from '../../../sections/schemas.ts';
import { findBrandContent } from '../../business/brand/queries.ts';
import { type SiteLook, siteLook } from '../../business/brand/site-look.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { faviconPath } from '../context/site-assets.ts';
import { speculationRules, speculationRulesPath } from '../context/speculation-rules.ts';
import type { ServingCall } from './serving-call.ts';

/** A small file that browsers ask for beside the pages. */
export interface CompanionFile {
  readonly type: string;
  readonly body: Buffer;
}

/** What icons and manifest show. */
export interface IconFacts {
  readonly name: string;
  readonly look: Pick<SiteLook, 'look' | 'palette' | 'icon_version'>;
  /** The owner's favicon; null: the trade's sign. */
  readonly own: { readonly content: Buffer; readonly media_type: string } | null;
}

/** The facts of the icons by today's settings. */
export async function iconFacts({
  reads,
  assets,
  settings,
}: Pick<SitePageContext, 'reads' | 'assets' | 'settings'>): Promise<IconFacts> {
  const current = settings.current();
  const look = siteLook(assets.sheets, current, packStore.own().illustrations);
  const own = look.favicon && (await findBrandContent(reads.newest.kysely, look.favicon.hash));
  return { name: current.business.name, look, own };
}

const kept = new LRUCache<string, CompanionFile>({ max: 24 });

/** The file at this address, or null. Rendered once for each look. */
export async function companionFile(path: string, icons: IconFacts): Promise<CompanionFile | null> {
  if (path === '/manifest.webmanifest') return { type: 'application/manifest+json', body: manifest(icons) };
  const key = `${icons.look.icon_version}${path}`;
  const known = kept.get(key);
  if (known) return known;
  const made = await make(path, icons);
  if (made) kept.set(key, made);
  return made;
}

export async function answerCompanion({ context, path, request, response }: ServingCall): Promise<boolean> {
  if (!companionPaths.includes(path)) return false;
  const file = await companionFile(path, await iconFacts(context));
  if (!file) return false;
  response
    .writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(request.method === 'HEAD' ? undefined : file.body);
  return true;
}

/** Every address there is a file at. */
export const companionPaths: readonly string[] = [
  speculationRulesPath,
  '/manifest.webmanifest',
  faviconPath,
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
];

async function make(path: string, icons: IconFacts): Promise<CompanionFile | null> {
  switch (path) {
    case speculationRulesPath:
      return json('application/speculationrules+json', speculationRules);
    case faviconPath:
      return { type: 'image/svg+xml', body: Buffer.from(iconSvg(icons)) };
    case '/favicon.ico':
      return { type: 'image/x-icon', body: ico(await png(iconSvg(icons), 32), 32) };
    case '/apple-touch-icon.png':
      return { type: 'image/png', body: await png(squareIcon(icons), 180) };
    case '/icon-192.png':
      return { type: 'image/png', body: await png(squareIcon(icons), 192) };
    case '/icon-512.png':
      return { type: 'image/png', body: await png(squareIcon(icons), 512) };
    default:
      return null;
  }
}

/** The owner's favicon, or a mark in the site's colors. */
function iconSvg({ look, own }: IconFacts): string {
  if (own) return own.media_type === 'image/svg+xml' ? String(own.content) : framed(own.content, '0 0 32 32');
  const { light } = look.palette;
  const corner = cornerSizes[look.look.corners][2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${light.road}"/>${mark(light)}</svg>`;
}

/** Systems round the corners of large icons and show no ground of their own, so the mark needs both. */
function squareIcon({ look, own }: IconFacts): string {
  const { light } = look.palette;
  if (own) {
    const inside =
      own.media_type === 'image/svg+xml'
        ? `<image x="2" y="2" width="28" height="28" href="data:image/svg+xml;base64,${own.content.toString('base64')}"/>`
        : pictureElement(own.content, 2, 28);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="#ffffff"/>${inside}</svg>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><path d="M-4-4h40v40H-4z" fill="${light.road}"/>${mark(light)}</svg>`;
}

/** A picture as a drawing, so that the favicon's address is one for all kinds. */
function framed(content: Buffer, box: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${pictureElement(content, 0, 32)}</svg>`;
}

function pictureElement(content: Buffer, at: number, side: number): string {
  return `<image x="${at}" y="${at}" width="${side}" height="${side}" href="data:image/png;base64,${content.toString('base64')}"/>`;
}

/** The default mark: a truck for haulers, a house for others. */
function mark({ action }: Colors): string {
  if (packStore.own().illustrations !== 'hauling')
    return `<path d="M16 5 4 15h3v11h18V15h3z" fill="${action}"/><path d="M13 26v-8h6v8z" fill="#fff"/>`;
  return `<path d="M4 10h15v11H4zM19 14h5l4 4v3h-9z" fill="${action}"/><circle cx="10" cy="22" r="3" fill="#fff"/><circle cx="23" cy="22" r="3" fill="#fff"/>`;
}

function manifest({ name, look }: IconFacts): Buffer {
  const { light } = look.palette;
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return json('', {
    name,
    short_name: name.slice(0, 12).trim(),
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.road,
    icons: [icon(192), icon(512)],
  }).body;
}

function json(type: string, value: object): CompanionFile {
  return { type, body: Buffer.from(JSON.stringify(value)) };
}

/** Dots per inch at which a drawing has the size that it names, and the library's bounds. */
const density = { usual: 72, min: 1, max: 100_000 };

/** Rendered at twice the size, however large or small the drawing says it is. */
async function png(svg: string, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = Buffer.from(svg);
  const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
  const wanted = (density.usual * 2 * size) / Math.max(width, height);
  return sharp(drawing, { density: Math.min(Math.max(wanted, density.min), density.max) })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true })
    .toBuffer();
}

/** An icon file with one picture in it: 6 bytes of head, 16 about the picture, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}
