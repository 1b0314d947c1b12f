import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteAssets } from '../../website/serving/site-assets.ts';

/** The style sheets and their files, without the back office. @example ['/assets/hauling-1a2b.css', <Buffer>] */
export async function* assetFiles(
  { stylesheets, font }: Pick<SiteAssets, 'stylesheets' | 'font'>,
  built: string,
): AsyncGenerator<readonly [path: string, body: Buffer]> {
  const named = new Set([font]);
  for (const stylesheet of Object.values(stylesheets)) {
    const styles = await readFile(join(built, stylesheet));
    yield [stylesheet, styles];
    for (const [, path] of styles.toString('latin1').matchAll(/url\(["']?(\/assets\/[\w.-]+)/g))
      named.add(path ?? null);
  }
  for (const path of named) if (path) yield [path, await readFile(join(built, path))];
}
