import { join } from 'node:path';
import type { PackFiles } from '../src/server/business/packs/pack.ts';
import { readShippedFolder } from '../src/server/business/packs/read-pack-folder.ts';
import { projectRoot } from '../src/server/platform/project-root.ts';

/** The files of a pack that ships. */
export function shippedPack(name: string): PackFiles {
  return readShippedFolder(join(projectRoot, 'content', 'packs', name));
}

/** A pack with another name and the texts of a shipped one, as an upload. */
export function chairRentalPack(): PackFiles {
  return new Map(
    [...shippedPack('recovery-equipment')].map(([name, text]) => [
      name,
      name === 'pack.json'
        ? text
            .replace('"recovery-equipment"', '"chair-rental"')
            .replace('"Recovery equipment"', '"Chair rental"')
            .replaceAll('"/equipment"', '"/chairs"')
        : text.replaceAll('"/equipment"', '"/chairs"'),
    ]),
  );
}
