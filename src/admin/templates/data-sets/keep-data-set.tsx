import { Group, Radio, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type DataSetContent,
  dataSetRoutes,
  type SavedDataSet,
} from '../../../contract/templates/data-sets.ts';
import { listQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';
import { openSheetImport } from '../sheets/open-sheet-import.tsx';
import { storedEntries } from '../sheets/sheet-lists.ts';

interface Keeping extends DataSetContent {
  readonly note: string;
}

interface KeepRequest {
  lists: Keeping;
  /** The data set the lists came from: keeping them there is the first choice. */
  known?: { id: string; name: string; version: number } | undefined;
  onKept: (saved: SavedDataSet) => void;
}

/** Asks for a file, then for the name of its lists. */
export function uploadDataSet(title: string, { known, onKept }: Pick<KeepRequest, 'known' | 'onKept'>): void {
  openSheetImport({
    title,
    action: 'Use',
    onLists: ({ source, location_values, ...lists }) =>
      openKeepDataSet({
        lists: { ...lists, location_values: storedEntries(location_values), note: source.slice(0, 200) },
        known,
        onKept,
      }),
  });
}

/** Asks for a name for the lists: a new data set, or a new version of an existing one. */
export function openKeepDataSet({ lists, known, onKept }: KeepRequest): void {
  openDialog({ title: 'Save as data set' }, close => (
    <KeepForm
      lists={lists}
      known={known}
      onCancel={close}
      onKept={saved => {
        close();
        tell(saved);
        onKept(saved);
      }}
    />
  ));
}

function KeepForm({ lists, known, onKept, onCancel }: KeepRequest & { onCancel: () => void }) {
  const creating = useMutation(write(dataSetRoutes.create, { silentFailure: true }));
  const saving = useMutation(write(dataSetRoutes.save, { silentFailure: true }));
  const [way, setWay] = useState<'new' | 'version'>(known ? 'version' : 'new');
  const [name, setName] = useState('');
  const [id, setId] = useState<string | null>(known?.id ?? null);
  const [search, setSearch] = useState('');
  const sets = useQuery(listQuery(dataSetRoutes.list, { query: { per_page: 50, search } }));
  const choices = sets.data?.items ?? [];
  const keeping = way === 'new' ? creating : saving;
  const keep = () => {
    if (way === 'new') creating.mutate({ body: { ...lists, name } }, { onSuccess: onKept });
    else if (id) {
      const based_on = known?.id === id ? { based_on: known.version } : {};
      saving.mutate({ params: { id }, body: { ...lists, ...based_on } }, { onSuccess: onKept });
    }
  };
  return (
    <DialogForm
      write={keeping}
      onSubmit={keep}
      onCancel={onCancel}
      action="Keep"
      disabled={way === 'new' ? name.trim() === '' : id === null}
    >
      <Text size="md">Saves the current lists and place values. Each change creates a version.</Text>
      <Radio.Group label="Keep them" value={way} onChange={setWay}>
        <Group gap="lg" mt={6}>
          <Radio value="new" label="Under a new name" />
          <Radio value="version" label="As a new version" disabled={!known && sets.data?.total === 0} />
        </Group>
      </Radio.Group>
      {way === 'new' ? (
        <TextInput
          label="Name"
          placeholder="Palm Beach towns"
          required
          maxLength={120}
          data-autofocus
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      ) : (
        <Select
          label="Data set"
          placeholder="Choose one"
          searchable
          value={id}
          data={[
            ...(known && !choices.some(one => one.id === known.id)
              ? [{ value: known.id, label: known.name }]
              : []),
            ...choices.map(one => ({ value: one.id, label: one.name })),
          ]}
          onSearchChange={text => setSearch(choices.some(one => one.name === text) ? '' : text)}
          onChange={setId}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
      )}
    </DialogForm>
  );
}

function tell({ data_set, is_changed, rejected_count }: SavedDataSet): void {
  const dropped =
    rejected_count > 0 ? ` ${counted(rejected_count, 'line')} that could not be read left out.` : '';
  announce(
    is_changed
      ? `“${data_set.name}” kept as version ${data_set.version}.${dropped}`
      : `“${data_set.name}” already contains these lists.`,
  );
}
