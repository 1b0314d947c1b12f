import sharp from 'sharp';
import type { SiteCall } from './site-call.ts';
import { speculationRules, speculationRulesPath } from './speculation-rules.ts';

/** A small file that browsers ask for beside the pages. */
export interface CompanionFile {
  readonly type: string;
  readonly body: Buffer;
}

/** The truck in the site's colors. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#11263f"/>${truck()}</svg>`;

/** Systems round the corners of large icons, so the mark needs padding. */
const squareIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><path d="M-4-4h40v40H-4z" fill="#11263f"/>${truck()}</svg>`;

const kept = new Map<string, CompanionFile>();

/** The file at this address, or null. Created once; `name` is the business's. */
export async function companionFile(path: string, name: string): Promise<CompanionFile | null> {
  if (path === '/manifest.webmanifest') return { type: 'application/manifest+json', body: manifest(name) };
  const known = kept.get(path);
  if (known) return known;
  const made = await make(path);
  if (made) kept.set(path, made);
  return made;
}

export async function answerCompanion({ parts, path, request, response }: SiteCall): Promise<boolean> {
  const file = await companionFile(path, parts.settings.current().business.name);
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
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
];

async function make(path: string): Promise<CompanionFile | null> {
  switch (path) {
    case speculationRulesPath:
      return json('application/speculationrules+json', speculationRules);
    case '/favicon.svg':
      return { type: 'image/svg+xml', body: Buffer.from(iconSvg) };
    case '/favicon.ico':
      return { type: 'image/x-icon', body: ico(await png(iconSvg, 32), 32) };
    case '/apple-touch-icon.png':
      return { type: 'image/png', body: await png(squareIcon, 180) };
    case '/icon-192.png':
      return { type: 'image/png', body: await png(squareIcon, 192) };
    case '/icon-512.png':
      return { type: 'image/png', body: await png(squareIcon, 512) };
    default:
      return null;
  }
}

function truck(): string {
  return '<path d="M4 10h15v11H4zM19 14h5l4 4v3h-9z" fill="#ffab0f"/><circle cx="10" cy="22" r="3" fill="#fff"/><circle cx="23" cy="22" r="3" fill="#fff"/>';
}

function manifest(name: string): Buffer {
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
    background_color: '#faf5ea',
    theme_color: '#11263f',
    icons: [icon(192), icon(512)],
  }).body;
}

function json(type: string, value: object): CompanionFile {
  return { type, body: Buffer.from(JSON.stringify(value)) };
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 1_200 }).resize(size, size).png({ palette: true }).toBuffer();
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
