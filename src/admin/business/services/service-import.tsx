import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import { type Pack, serviceWrites } from './service-queries.ts';

export function openServiceImport(pack: Pack): void {
  openCsvImport({
    intro: (
      <>
        A CSV file like the exported one: a row for each service, told apart by{' '}
        <span className="mono">name</span>. In a cell, each line is one keyword, item, step or question; a
        title and its text are parted by a bar.
      </>
    ),
    column: 'Service',
    nouns: ['service', 'services'],
    importCsv: serviceWrites.importCsv(pack),
  });
}
