import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BySet, illustrationSets } from '../../../sections/schemas.ts';
import type { BuiltSheet, BuiltSheets } from '../../business/brand/site-look.ts';
import { projectRoot } from '../../platform/project-root.ts';

/** The build's browser files. */
export interface SiteAssets {
  readonly sheets: BuiltSheets;
  /** The back office's document, served for /auth and /admin. */
  readonly adminHtml: string;
}

/** The touch icon and the manifest are in the same folder. */
export const faviconPath = '/favicon.svg';

export const clientFolder = join(projectRoot, 'dist', 'client');

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), assets: z.array(z.string()).optional() }),
);

export async function readSiteAssets(): Promise<SiteAssets> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')),
  );
  const sheet = async (source: string): Promise<BuiltSheet> => {
    const built = Object.entries(manifest).find(([name]) => name.endsWith(`src/site/${source}`))?.[1];
    if (!built) throw new Error(`The build has no style sheet of ${source}. Run the build again.`);
    const font = built.assets?.find(file => file.endsWith('.woff2'));
    return {
      address: `/${built.file}`,
      text: await readFile(join(clientFolder, built.file), 'utf8'),
      font: font ? `/${font}` : null,
    };
  };
  const sets = await Promise.all(
    illustrationSets.map(async set => [set, await sheet(`style-sheets/${set}.css`)] as const),
  );
  const bySets = Object.fromEntries(sets) as BySet<BuiltSheet>;
  return {
    sheets: {
      sets: bySets,
      types: {
        friendly: await sheet('faces/friendly.css'),
        classic: await sheet('faces/classic.css'),
        clean: await sheet('faces/clean.css'),
      },
      without_illustrations: await sheet('without-illustrations.css'),
    },
    adminHtml: await readFile(join(clientFolder, 'src', 'admin', 'index.html'), 'utf8'),
  };
}
