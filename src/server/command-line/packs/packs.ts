import { maxPackBytes } from '../../../contract/business/pack-documents.ts';
import { servicesChanged } from '../../audience/cases/services-changed.ts';
import { exportPack, importPack, listPacks } from '../../business/packs/import-pack.ts';
import { addPackServices } from '../../business/services/add-pack-services.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readGivenFile } from '../read-given-file.ts';
import { writeExport } from '../write-export.ts';

/** The packs of this installation, the trade of the business first. */
export async function listPacksCommand(output: Output): Promise<void> {
  return withSession(async () => {
    const packs = listPacks();
    const rows = packs.map(({ name, label, version, services, pages, templates, is_shipped }) => [
      name,
      label,
      version,
      services,
      pages.length,
      templates,
      is_shipped ? 'shipped' : 'imported',
    ]);
    output.result(
      { packs },
      table(['Name', 'Label', 'Version', 'Services', 'Pages', 'Templates', 'Source'], rows),
    );
  });
}

export async function exportPackCommand(output: Output, name: string, file: string): Promise<void> {
  return withSession(async ({ db, interrupted }) => {
    const zip = await exportPack(db, name);
    await writeExport(file, oneChunk(zip), { interrupted, output });
  });
}

export async function importPackCommand(output: Output, file: string): Promise<void> {
  const zip = await readGivenFile(file, maxPackBytes);
  return withSession(async ({ db }) => {
    const afterImport = () => addPackServices(db, servicesChanged);
    const pack = await importPack({ db, afterImport }, zip);
    output.result({ pack }, `Imported: ${pack.label} (${pack.name}, version ${pack.version})`);
  });
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
