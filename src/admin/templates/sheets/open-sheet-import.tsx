import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import type { BroughtLists } from './sheet-lists.ts';

// Its code is large, and most users paste.
const SheetImport = lazy(() =>
  import('./sheet-import.tsx').then(module => ({ default: module.SheetImport })),
);

interface SheetImportRequest {
  title: string;
  /** The verb of the last button. */
  action: string;
  /** Whose placeholders the columns may fill. */
  template?: Template | undefined;
  onLists: (lists: BroughtLists) => void;
}

/** Opens the import of a file to lists: choose it, assign its columns, check the result. */
export function openSheetImport({ title, action, template, onLists }: SheetImportRequest): void {
  openDialog({ title, size: 'min(96vw, 62rem)', transitionProps: { duration: 0 } }, close => (
    <Suspense fallback={<Skeleton height={240} radius="md" />}>
      <SheetImport
        action={action}
        template={template}
        onCancel={close}
        onLists={lists => {
          close();
          onLists(lists);
        }}
      />
    </Suspense>
  ));
}
