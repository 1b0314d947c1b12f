import { openCsvImport } from '../../platform/ui/csv-import.tsx';
import type { Pack } from './service-draft.ts';
import { serviceMutations } from './service-mutations.ts';

export function openServiceImport(pack: Pack): void {
  openCsvImport({
    intro: (
      <>
        A CSV file like the exported one. Each row is a service, identified by{' '}
        <span className="mono">name</span>. In a cell, each line is one keyword, item, step or question. A bar
        separates a title from its text.
      </>
    ),
    column: 'Service',
    nouns: ['service', 'services'],
    importCsv: serviceMutations.importCsv(pack),
  });
}
