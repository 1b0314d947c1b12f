import { Button } from '@mantine/core';
import { IconDatabase, IconDeviceFloppy, IconUpload } from '@tabler/icons-react';
import type { Template } from '../../../contract/templates/templates.ts';
import { openKeepDataSet } from '../../templates/data-sets/keep-data-set.tsx';
import { openDataSetPicker } from '../../templates/data-sets/use-data-set.tsx';
import { openSheetImport } from '../../templates/sheets/open-sheet-import.tsx';
import type { BroughtLists } from '../../templates/sheets/sheet-lists.ts';
import { listsOf, type PlanLists } from './use-plan-lists.ts';

interface ListSourcesProps {
  template: Template | undefined;
  lists: PlanLists;
  onLists: (lists: BroughtLists) => void;
  read: () => { locations: string; keywords: string };
  isEmpty: boolean;
}

/** Fills the lists from other sources, and stores them. */
export function ListSources({ template, lists, onLists, read, isEmpty }: ListSourcesProps) {
  const keep = () =>
    openKeepDataSet({
      // Without a page per row, the first row of a place counts: a data set with all of them would switch it on.
      lists: { ...read(), location_values: listsOf(lists).location_values, note: 'From the generator' },
      known: lists.data_sets.at(-1),
      onKept: ({ data_set: { id, name, version } }) =>
        lists.bring({
          locations: '',
          keywords: '',
          location_values: [],
          source: name,
          data_set: { id, name, version },
        }),
    });
  return (
    <>
      <Button
        size="compact-sm"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => openSheetImport({ title: 'Upload CSV or XLSX', action: 'Add', template, onLists })}
      >
        Upload CSV or XLSX
      </Button>
      <Button
        size="compact-sm"
        leftSection={<IconDatabase size={16} aria-hidden />}
        onClick={() => openDataSetPicker(onLists)}
      >
        Use a data set
      </Button>
      <Button
        size="compact-sm"
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        disabled={isEmpty}
        onClick={keep}
      >
        Save as data set
      </Button>
    </>
  );
}
