import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../platform/project-root.ts';

/** The folder of the built browser assets. */
export interface SiteAssets {
  readonly stylesheet: string;
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
  const site = Object.entries(manifest).find(([source]) => source.endsWith('src/site/site.css'))?.[1];
  if (!site) throw new Error('The build has no public stylesheet. Run the build again.');
  const font = site.assets?.find(file => file.endsWith('.woff2'));
  return {
    stylesheet: `/${site.file}`,
    font: font ? `/${font}` : null,
    favicon: '/favicon.svg',
    adminHtml: await readFile(join(clientFolder, 'src', 'admin', 'index.html'), 'utf8'),
  };
}
