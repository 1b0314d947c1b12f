import { IconPencil } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import type { PlainField, PlainNoun, PlainRecord } from '../../../contract/platform/plain-noun.ts';
import { actionsColumn, FROM_TABLET, figureColumn, fitColumn, timestampColumn } from '../ui/columns.tsx';
import { count } from '../ui/count.ts';
import { RowOpener } from '../ui/links.tsx';
import { RowActions } from '../ui/row-actions.tsx';
import { useDeletion } from '../use-deletion.ts';
import { openPlainForm } from './plain-form.tsx';

/** A column for each field but long texts, in the order of the declaration. */
export function plainColumns(noun: PlainNoun): DataTableColumn<PlainRecord>[] {
  return [
    ...Object.entries(noun.fields)
      .filter(([, { kind }]) => kind !== 'long-text')
      .map(([name, field]) => (name === noun.name ? nameColumn(noun, field) : plainColumn(name, field))),
    timestampColumn('updated_at', { title: 'Updated', visibleMediaQuery: FROM_TABLET }),
    actionsColumn(record => <PlainActions noun={noun} record={record} />),
  ];
}

function nameColumn(noun: PlainNoun, { label }: PlainField): DataTableColumn<PlainRecord> {
  return {
    accessor: noun.name,
    title: label,
    render: record => (
      <RowOpener onClick={() => openPlainForm(noun, record)}>{String(record[noun.name])}</RowOpener>
    ),
  };
}

function plainColumn(name: string, { kind, label }: PlainField): DataTableColumn<PlainRecord> {
  const head = { title: label };
  if (kind === 'whole-number') return figureColumn(name, head, record => count(Number(record[name])));
  return fitColumn(name, head, record => {
    const value = record[name] ?? '–';
    return <span className="numeric">{typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value}</span>;
  });
}

function PlainActions({ noun, record }: { noun: PlainNoun; record: PlainRecord }) {
  const deletion = useDeletion(noun.routes.remove, {
    params: { id: record.id },
    noun: noun.one,
    consequence: 'It can’t be brought back.',
    done: `Deleted the ${noun.one}`,
  });
  return (
    <RowActions
      of={String(record[noun.name])}
      actions={[{ label: 'Edit', icon: IconPencil, onAct: () => openPlainForm(noun, record) }, deletion]}
    />
  );
}
