import { readFile, stat } from 'node:fs/promises';
import { maxPackBytes } from '../../../contract/business/pack-documents.ts';
import { servicesChanged } from '../../audience/cases/services-changed.ts';
import { exportPack, importPack, listPacks } from '../../business/packs/import-pack.ts';
import { addPackServices } from '../../business/services/add-pack-services.ts';
import { misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
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

export async function exportPackCommand(name: string, file: string, output: Output): Promise<void> {
  return withSession(async ({ db, interrupted }) => {
    const zip = await exportPack(db, name);
    await writeExport(file, oneChunk(zip), interrupted);
    if (file !== '-') output.result({ file }, `Written: ${file}`);
  });
}

export async function importPackCommand(file: string, output: Output): Promise<void> {
  const zip = await readZip(file);
  return withSession(async ({ db }) => {
    const afterImport = () => addPackServices(db, servicesChanged);
    const pack = await importPack({ db, afterImport }, zip);
    output.result({ pack }, `Imported: ${pack.label} (${pack.name}, version ${pack.version})`);
  });
}

async function readZip(file: string): Promise<Uint8Array> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw misuse(`“${file}” is not a file. Give the zip of a pack’s folder.`);
  if (found.size > maxPackBytes) throw misuse(`“${file}” is larger than ${maxPackBytes / 1_000_000} MB.`);
  return readFile(file);
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
