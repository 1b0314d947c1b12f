import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { acceptedEncoding } from '../context/packed-page.ts';

/** What the build writes beside a file, by encoding. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Serves the build's browser files: few, each with its content's hash in its name. They are cached from their first
 * request: opened and streamed each time, they were answered a third to an eighth as often.
 */
export function builtFileRoute(app: Hono<AppEnv>, folder: string): void {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  app.get('/assets/:name', async (c, next) => {
    const name = c.req.param('name');
    if (!names.has(name)) return next();
    const wanted = acceptedEncoding(c.req.header('Accept-Encoding'));
    const encoding = names.has(`${name}${endings[wanted]}`) ? wanted : 'identity';
    const file = `${name}${endings[encoding]}`;
    // A build of another version may have deleted it since.
    const body =
      kept.get(file) ??
      (await readFile(join(folder, file)).then(
        read => new Uint8Array(read),
        () => null,
      ));
    if (body === null) return next();
    kept.set(file, body);
    return c.body(body, 200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
  });
}
