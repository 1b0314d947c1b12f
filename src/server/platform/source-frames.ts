import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** More than the build has files: each is read once, because where every request fails, every request writes an error. */
const maxMaps = 500;
const maps = new LRUCache<string, { readonly map: SourceMap | null }>({ max: maxMaps });

const frame = /(file:\/\/(?:(?!file:)\S)+?\.js):(\d+):(\d+)/g;

/**
 * Stack frames with the places in the source that the built code comes from. Maps are read when the first error is written:
 * Node's own `--enable-source-maps` reads them at each start, for 45 MB in each process and a tenth of the start.
 * @example sourceFrames('    at f (file:///app/dist/server/main.js:52:7)') // '    at f (file:///app/src/server/start/main.ts:27:3)'
 */
export function sourceFrames(frames: string): string {
  return frames.replaceAll(frame, (built: string, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return built;
    return `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known) return known.map;
  const map = readMap(url);
  maps.set(url, { map });
  return map;
}

/** Null without a source map: the frame stays unchanged. */
function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
