import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteLook } from '../../business/brand/site-look.ts';

/** The style sheets and their files, without the back office. @example ['/assets/hauling-1a2b.css', <Buffer>] */
export async function* assetFiles(
  looks: readonly Pick<SiteLook, 'stylesheet' | 'sheet' | 'font'>[],
  built: string,
): AsyncGenerator<readonly [path: string, body: Buffer]> {
  const named = new Set<string | null>();
  for (const { stylesheet, sheet, font } of looks) {
    const styles = sheet === null ? await readFile(join(built, stylesheet)) : Buffer.from(sheet);
    yield [stylesheet, styles];
    named.add(font);
    for (const [, path] of styles.toString('latin1').matchAll(/url\(["']?(\/assets\/[\w.-]+)/g))
      named.add(path ?? null);
  }
  for (const path of named) if (path) yield [path, await readFile(join(built, path))];
}
