import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BySet, bySet } from '../../../sections/schemas.ts';
import { projectRoot } from '../../platform/project-root.ts';

/** The folder of the built browser assets. */
export interface SiteAssets {
  readonly stylesheets: BySet<string>;
  readonly font: string | null;
  readonly favicon: string;
  /** The back office's document, served for /auth and /admin. */
  readonly adminHtml: string;
}

export const clientFolder = join(projectRoot, 'dist', 'client');

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), assets: z.array(z.string()).optional() }),
);

export async function readSiteAssets(): Promise<SiteAssets> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')),
  );
  const sheets = bySet(set => {
    const sheet = manifest[`src/site/style-sheets/${set}.css`];
    if (!sheet) throw new Error(`The build has no style sheet for ${set}. Run the build again.`);
    return sheet;
  });
  const font = sheets.hauling.assets?.find(file => file.endsWith('.woff2'));
  return {
    stylesheets: bySet(set => `/${sheets[set].file}`),
    font: font ? `/${font}` : null,
    favicon: '/favicon.svg',
    adminHtml: await readFile(join(clientFolder, 'src', 'admin', 'index.html'), 'utf8'),
  };
}
