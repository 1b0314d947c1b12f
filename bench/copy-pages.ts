import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** Requests every page once, so that it is cached, and stores the same bytes for nginx. Returns their mean size. */
export async function copyPages(origin: string, paths: readonly string[], files: string): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const packed = await fetchPacked(`${origin}${path}`);
    const folder = join(files, path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html.gz'), packed);
    writeFileSync(join(folder, 'index.html'), gunzipSync(packed));
    sum += packed.length;
  }
  return sum / paths.length;
}

async function fetchPacked(url: string): Promise<Buffer> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response');
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'gzip')
    throw new Error(
      `${url} answered ${response.statusCode}, packed as ${response.headers['content-encoding']}`,
    );
  return buffer(response);
}
