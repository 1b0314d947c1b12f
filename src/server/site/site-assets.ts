import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project-root.ts';

/** Where the build put what browsers load. */
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

/** A truck in the colours of the site; small enough to travel with the page. */
const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%2311263f'/%3E%3Cpath d='M4 10h15v11H4zM19 14h5l4 4v3h-9z' fill='%23ffb000'/%3E%3Ccircle cx='10' cy='22' r='3' fill='%23fff'/%3E%3Ccircle cx='23' cy='22' r='3' fill='%23fff'/%3E%3C/svg%3E";

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
    favicon,
    adminHtml: await readFile(join(clientFolder, 'src', 'admin', 'index.html'), 'utf8'),
  };
}
