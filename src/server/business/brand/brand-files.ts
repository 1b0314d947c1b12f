import type { Db } from '../../platform/db/database.ts';
import type { BrandFiles } from '../../platform/settings/site-settings.ts';
import { listBrandFiles } from './queries.ts';

/** A stored file without its content. */
export interface BrandFileFacts {
  readonly hash: string;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
}

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/png': 'png',
};

/** The address contains the content's hash, so it can be cached forever. */
export function brandFileAddress({ hash, media_type }: Pick<BrandFileFacts, 'hash' | 'media_type'>): string {
  return `/assets/brand-${hash}.${endings[media_type] ?? 'png'}`;
}

/** The owner's files in the form that pages use. */
export async function readBrandFiles(db: Db): Promise<BrandFiles> {
  const rows = await listBrandFiles(db);
  return new Map(rows.map(({ kind, ...facts }) => [kind, facts]));
}
