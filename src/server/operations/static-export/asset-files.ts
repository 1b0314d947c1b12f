import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteLook } from '../../business/brand/site-look.ts';

/** The stylesheet and its files, without the back office. @example ['/assets/site-1a2b.css', <Buffer>] */
export async function* assetFiles(
  { stylesheet, sheet, font }: Pick<SiteLook, 'stylesheet' | 'sheet' | 'font'>,
  built: string,
): AsyncGenerator<readonly [path: string, body: Buffer]> {
  const styles = sheet === null ? await readFile(join(built, stylesheet)) : Buffer.from(sheet);
  yield [stylesheet, styles];
  const named = Array.from(
    styles.toString('latin1').matchAll(/url\(["']?(\/assets\/[\w.-]+)/g),
    found => found[1],
  );
  for (const path of new Set([...named, font])) if (path) yield [path, await readFile(join(built, path))];
}
