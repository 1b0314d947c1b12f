import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { Pack, PackFiles } from './pack.ts';
import { packStore } from './pack-store.ts';
import { listImported } from './queries.ts';
import { readPack } from './read-pack.ts';

const documentsSchema = z.record(z.string(), z.string());

/** Reads the imported packs and the trade of the business again. A pack that this version can’t read any more is left out. */
export async function loadPacks(db: Db): Promise<void> {
  const stored = await listImported(db);
  packStore.setImported(
    stored.flatMap(({ documents }): Pack[] => {
      const files = readStoredDocuments(documents);
      const pack = files && readPack(files).pack;
      return pack ? [pack] : [];
    }),
  );
  const { own, trade_name, enabled } = await currentGroup(db, 'packs');
  packStore.setOwn(own, trade_name, enabled);
}

export function readStoredDocuments(documents: unknown): PackFiles | null {
  const read = documentsSchema.safeParse(documents);
  return read.success ? new Map(Object.entries(read.data)) : null;
}
